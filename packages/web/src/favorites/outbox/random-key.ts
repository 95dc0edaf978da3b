/** 128 random bits as hex. crypto.randomUUID does not exist on an insecure origin, as in a test on a local network. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
