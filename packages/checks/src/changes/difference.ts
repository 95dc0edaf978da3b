/** One place where two editions differ. A side without a value is left out. */
export interface Difference {
  readonly where: string;
  readonly was?: string;
  readonly is?: string;
}

/** Compares two values at a place. Undefined means that there is no value. */
export type Compare = (was: unknown, is: unknown, where: string) => readonly Difference[];

export const sentenceOf = ({ where, was, is }: Difference): string => {
  if (was === undefined) return `${where}: new: ${is}`;
  return is === undefined ? `${where}: removed: ${was}` : `${where}: ${was} -> ${is}`;
};
