/** Creates a random UUID. crypto.randomUUID does not exist on an insecure origin, such as a test on a local network. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The bits that mark version 4 and the variant of RFC 9562.
  const marked = bytes.map((byte, place) =>
    place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const hex = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
