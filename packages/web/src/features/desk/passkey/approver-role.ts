import type { ContentRole } from '@first60/contract';

/**
 * The role in which a user signs. A user who is both director and reviewer signs as a director. Undefined for users who
 * cannot sign.
 */
export const approverRole = (roles: readonly ContentRole[]): 'director' | 'reviewer' | undefined =>
  roles.includes('director') ? 'director' : roles.includes('reviewer') ? 'reviewer' : undefined;
