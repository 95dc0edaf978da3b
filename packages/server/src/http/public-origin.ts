/** Whether users reach the server through https, by the operator's configuration. */
export function isHttps(publicOrigin: string | undefined): boolean {
  return publicOrigin?.startsWith('https:') ?? false;
}
