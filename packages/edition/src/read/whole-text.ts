import { digits, type LineDose, type LineVolume, lineFigures, perMl, strengthText } from '@first60/clinical';
import { capital, uncapital } from '../acts/words/sentence.ts';
import type { Line, LineOrder, LineParts } from '../model/line.ts';
import type { MedicationLine } from '../model/protocol.ts';
import type { PrintedDrug } from './printed/printed-drug.ts';

const ORDERS: Readonly<Record<LineOrder, string>> = {
  'call-first': 'Call first.',
  'only-if-ordered': 'Only if ordered.',
  'give-then-call': 'Give, then call.',
};

/**
 * A line's text for everybody: its patients, the finding, the order, the act. Search, comparison, signing and paper for
 * everybody use it. What a crew sees for one patient is made of its parts.
 * @param given the doses of the act that the line gives; `opens` the title of the card that it opens
 */
export function wholeText(
  { whose, if: finding, order, say }: LineParts,
  { given, opens }: { readonly given?: string; readonly opens?: string },
): string {
  const before = whose !== undefined && finding !== undefined ? `${whose}, ${uncapital(finding)}` : (whose ?? finding);
  const done = given === undefined ? say : ended(say === undefined ? given : `${given} ${say}`);
  return [
    before === undefined ? undefined : `${before}:`,
    order && ORDERS[order],
    done,
    opens === undefined ? undefined : `Open ${opens}.`,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

/**
 * What of a line's parts its text does not say: the acts, the clock and the card that it opens, which a crew sees as
 * boxes and buttons. All parts when the text is not made of them, so that nobody signs one thing and shows another.
 */
export function unsaidParts({ text, parts }: Line): Partial<LineParts> {
  if (parts === undefined) return {};
  const { gives, clock, link } = parts;
  const isSaid = gives === undefined ? saysParts(text, parts) : saysAround(text, parts);
  return isSaid
    ? { ...(gives && { gives }), ...(clock !== undefined && { clock }), ...(link !== undefined && { link }) }
    : parts;
}

/** The title of the card that a line opens is not in its parts. */
const OPENED = / ?Open [^.]+\.$/;

const saysParts = (text: string, parts: LineParts): boolean =>
  (parts.link === undefined ? text : text.replace(OPENED, '')) === wholeText(parts, {});

/** Between what stands before and behind it, a text that gives an act has the doses as written. */
function saysAround(text: string, { say, ...before }: LineParts): boolean {
  const start = wholeText(before, {});
  return text.startsWith(start) && (say === undefined || text.endsWith(ended(` ${say}`)));
}

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The doses of an act for each age group that the line is for: "Midazolam, adult 10 mg = 2 mL, child 0.2 mg/kg (max 10 mg) = 0.04 mL/kg". */
export function givenText(
  lines: readonly MedicationLine[],
  drugs: ReadonlyMap<string, PrintedDrug>,
  { for: whom }: LineParts,
): string {
  const [first] = lines;
  if (first === undefined) return '';
  const drug = drugs.get(first.medication);
  const name = capital(drug?.tallMan ?? drug?.genericName ?? first.medication);
  const isAdults = whom?.group === 'adult';
  const isChildren = whom?.group === 'child' || whom?.group === 'newborn';
  const doses = lines.flatMap((line) => [
    ...(line.adult && !isChildren ? [{ whose: 'adult', text: doseText(line, line.adult, drug) }] : []),
    ...(line.pediatric && !isAdults ? [{ whose: 'child', text: doseText(line, line.pediatric, drug) }] : []),
  ]);
  const groups = new Set(doses.map(({ whose }) => whose));
  if (groups.size > 1) return `${name}: ${doses.map(({ whose, text }) => `${whose} ${text}`).join('; ')};`;
  return [name, doses.map(({ text }) => text).join('; ')].filter((part) => part !== '').join(' ');
}

/** A dose with its volume: "0.2 mg/kg (max 10 mg) = 0.04 mL/kg". A volume of a mixture names its strength. */
function doseText(line: MedicationLine, dose: LineDose, drug: PrintedDrug | undefined): string {
  const stock = drug?.strength && { concentration: drug.strength };
  const { volume } = lineFigures(line, dose, stock);
  if (volume === undefined || dose.inMl || dose.infusion !== undefined) return dose.text;
  const mixed = line.preparation?.mandatory ? ` diluted to ${strengthText(perMl(volume.strength))}` : '';
  return `${dose.text} = ${volumeText(volume)}${mixed}`;
}

const volumeText = ({ amount, to, unit }: LineVolume): string =>
  `${(to === undefined ? [amount] : [amount, to]).map((figure) => digits(figure)).join('-')} ${unit}`;
