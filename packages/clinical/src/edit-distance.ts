/**
 * True when one typing error turns one string into the other: an extra, missing or wrong letter, or two swapped
 * neighbors. False for equal strings.
 */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  const at = firstDifference(short, long);
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2));
}

function firstDifference(short: string, long: string): number {
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return at;
}
