import { hasFigure, type Line } from '@first60/edition';
import { changed, isLine, lineSaying } from './texts.ts';
import { AMOUNT, VOLUME } from './unnamed-doses.ts';

/** A line about diluting or flushing with another drug does not state a dose of that drug. */
const DILUTED = /dilut|flush|\+/i;

/** Shocks, compressions and breaths do not involve a drug, and must never be missing from the drawing of an arrest. */
const NO_DRUG = /\b(?:shock|biphasic|monophasic|cardioversion|unsynchronized|cpr|compressions?|breaths?)\b|\d J\b/i;

/** A step of an algorithm, or a drawing with its wording. One line may name a drug and the next state its dose. */
interface Group {
  readonly title?: string;
  readonly lines: readonly Line[];
}

/**
 * Hides the figures of texts that name a drug. The whole text is replaced, because a sentence with a gap could still be
 * followed. Below a heading that names the drug, doses of other drugs stay: "No IV or IO: glucagon 1 mg IM" when
 * dextrose is recalled.
 */
export function hidingFigures(
  names: RegExp,
  { sentence, anyName }: { readonly sentence: string; readonly anyName: RegExp },
): <Value>(value: Value) => Value {
  const isOfDrug = (text: string): boolean => names.test(text);
  const hideText = (text: string): string => {
    // A text without a space is an id, an address or a name.
    const isSaid = /\s/.test(text) && text !== sentence;
    return isSaid && isOfDrug(text) && hasFigure(text) ? sentence : text;
  };
  const hideLine = (line: Line): Line => {
    const holds = hasFigure(line.text) || line.joulesPerKg !== undefined;
    return holds && line.text !== sentence ? lineSaying(line, sentence) : line;
  };
  const isOfNoDrug = ({ text }: Line): boolean =>
    NO_DRUG.test(text) && !isOfDrug(text) && !AMOUNT.test(text) && !VOLUME.test(text);
  const hideGroup = (group: Group): Group =>
    [group.title ?? '', ...group.lines.map(({ text }) => text)].some(isOfDrug)
      ? { ...group, lines: group.lines.map((line) => (isOfNoDrug(line) ? line : hideLine(line))) }
      : group;
  const doseOfOther = new RegExp(String.raw`(?:${anyName.source})(?: up to)? \d`, 'iu');
  const isOfOther = (text: string): boolean => !isOfDrug(text) && !DILUTED.test(text) && doseOfOther.test(text);
  /** Below a heading that names the drug, each line is about that drug. */
  const hideBelowHeadings = (lines: readonly Line[]): readonly Line[] => {
    let below = false;
    // Under a hidden heading no dose stays, because only the heading said which patients it was for.
    let isHeadingHidden = false;
    return lines.map((line) => {
      if (line.text.endsWith(':')) {
        below = isOfDrug(line.text);
        isHeadingHidden = below && hasFigure(line.text);
      }
      return below && (isHeadingHidden || !isOfOther(line.text)) ? hideLine(line) : line;
    });
  };
  const together = (node: unknown): unknown => {
    if (isGroup(node)) return hideGroup(node);
    return Array.isArray(node) && node.length > 0 && node.every(isLine) ? hideBelowHeadings(node) : node;
  };
  const alone = (node: unknown): unknown => {
    if (isLine(node)) return isOfDrug(node.text) ? hideLine(node) : node;
    return typeof node === 'string' ? hideText(node) : node;
  };
  return (value) => changed(changed(value, together), alone);
}

const isGroup = (node: unknown): node is Group =>
  node !== null && typeof node === 'object' && 'lines' in node && Array.isArray(node.lines) && node.lines.every(isLine);
