/** The parts of a value that was stored as JSON. Invalid JSON and other values have no parts. */
export function storedParts(text: string | null): Record<string, unknown> {
  try {
    return partsIn(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

export const partsIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
