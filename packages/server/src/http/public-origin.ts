/** Whether users reach the server through https, as far as the operator has said. */
export function isHttps(publicOrigin: string | undefined): boolean {
  return publicOrigin?.startsWith('https:') ?? false;
}
