export type Fields = Readonly<Record<string, unknown>>;

export const isList = (node: unknown): node is readonly unknown[] => Array.isArray(node);
export const isRecord = (node: unknown): node is Fields => node !== null && typeof node === 'object' && !isList(node);

/** An amount with its unit and nothing else. */
const isFigure = (node: unknown): node is { readonly amount: number; readonly unit: string } =>
  isRecord(node) &&
  typeof node.amount === 'number' &&
  typeof node.unit === 'string' &&
  Object.keys(node).every((key) => key === 'amount' || key === 'unit');

/** A list of words or of numbers. */
export const isWordList = (node: unknown): node is readonly unknown[] =>
  isList(node) && node.every((entry) => !isRecord(entry) && !isList(entry));

/**
 * True for a value that is written as one string: a word, a number, a yes or no, a figure, a list of words, or an empty
 * value.
 */
export const isWhole = (node: unknown): boolean =>
  !(isRecord(node) || isList(node)) ||
  isFigure(node) ||
  isWordList(node) ||
  (isRecord(node) && Object.values(node).every((inner) => inner === undefined));

/** A value that is written as one string. */
export function wholeText(node: unknown): string {
  if (isFigure(node)) return `${node.amount} ${node.unit}`;
  if (isWordList(node)) return node.length === 0 ? 'none' : node.map(entryText).join(', ');
  if (typeof node === 'boolean') return node ? 'yes' : 'no';
  if (node === null) return 'not known';
  // This marks a line that has no good source.
  if (node === 'needs-source') return 'yes';
  return isRecord(node) || isList(node) ? 'nothing' : String(node) || 'nothing';
}

/** Without quotes, a string that contains a comma would read as two entries in its list. */
const entryText = (entry: unknown): string =>
  typeof entry === 'string' && (entry === '' || entry.includes(', ')) ? JSON.stringify(entry) : wholeText(entry);

/** Blanks of every width, direction marks, and everything else that a reader cannot see. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Z}]+/gu;
const looksLike = (text: string): string => text.replace(UNSEEN, ' ').trim();
const withArrests = (text: string): string =>
  JSON.stringify(text).replace(/[\p{Cf}\p{Cc}\p{Zs}]/gu, (mark) =>
    mark === ' ' ? mark : `\\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** Writes two different values as two strings that a reader can tell apart. */
export function toldApart(was: unknown, is: unknown): readonly [was: string, is: string] {
  const [before, after] = [
    isWhole(was) ? wholeText(was) : JSON.stringify(was),
    isWhole(is) ? wholeText(is) : JSON.stringify(is),
  ];
  if (looksLike(before) !== looksLike(after)) return [before, after];
  // The values differ only in invisible marks, or only in their type: "1" and 1.
  return before === after ? [JSON.stringify(was), JSON.stringify(is)] : [withArrests(before), withArrests(after)];
}
