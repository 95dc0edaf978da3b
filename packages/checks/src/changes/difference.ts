/** One place where two editions differ. What is absent is not there. */
export interface Difference {
  readonly where: string;
  readonly was?: string;
  readonly is?: string;
}

/** Compares two values at a place. Undefined is a value that is not there. */
export type Compare = (was: unknown, is: unknown, where: string) => readonly Difference[];

export const sentenceOf = ({ where, was, is }: Difference): string => {
  if (was === undefined) return `${where}: new: ${is}`;
  return is === undefined ? `${where}: removed: ${was}` : `${where}: ${was} -> ${is}`;
};
