/** True when users reach the server over https, according to the operator's configuration. */
export function isHttps(publicOrigin: string | undefined): boolean {
  return publicOrigin?.startsWith('https:') ?? false;
}
