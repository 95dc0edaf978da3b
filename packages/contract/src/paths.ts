/** Address of every call, relative to the origin. */
export const paths = {
  register: '/api/register',
  login: '/api/login',
  logout: '/api/logout',
  currentUser: '/api/auth/user',
  acceptDisclaimer: '/api/auth/accept-disclaimer',
  medications: '/api/medications',
  health: '/api/health',
  openApi: '/api/openapi.json',
} as const;
