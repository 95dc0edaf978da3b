import {
  type CardPatient,
  cardPatient,
  digits,
  type GroupDose,
  groupDoses,
  isOnOrder,
  kg,
  lineFigures,
  partsFit,
  perMl,
  readAge,
  type SaidPatient,
  showText,
  strengthText,
} from '@first60/clinical';
import type { Edition, Line, LineOrder, MedicationLine, Protocol } from '@first60/edition';
import { attempt } from '../doses/attempt.ts';
import { drugName } from '../looked-up.ts';

/** A patient whom every card is read for. */
export interface GridPatient {
  readonly name: string;
  readonly said: SaidPatient;
}

const aged = (text: string): SaidPatient['years'] => {
  const age = readAge(text);
  return age.kind === 'age' ? age.age : null;
};
const patient = (name: string, weight: number | null, age = '', more: Partial<SaidPatient> = {}): GridPatient => ({
  name,
  said: { weight: weight === null ? null : kg(weight), years: age === '' ? null : aged(age), ...more },
});

/** The patients whom every card is read for: nobody said, from newborn to old, and those between child and adult. */
export const PATIENT_GRID: readonly GridPatient[] = [
  patient('not said', null),
  patient('newborn 3 kg', 3, '1 week'),
  patient('5 kg', 5),
  patient('10 kg', 10),
  patient('16 kg', 16),
  patient('20 kg', 20),
  patient('35 kg', 35),
  patient('45 kg', 45),
  patient('adult 38 kg', 38, '82'),
  patient('80 kg', 80),
  patient('70 kg, 65 years', 70, '65'),
  patient('70 kg, pregnant', 70, '28', { pregnant: true }),
];

/** A line as one patient's crew reads it. */
export interface ViewLine {
  readonly line: Line;
  readonly text: string;
  /** Words, a figure with its unit counted as one. */
  readonly words: number;
  /** The doses that it shows. */
  readonly doses: readonly GroupDose<MedicationLine>[];
}

/** A list of a card for one patient: what is shown, and the lines that a known fact excludes. */
export interface ViewList {
  readonly shown: readonly ViewLine[];
  readonly others: readonly Line[];
}

const ORDERS: Readonly<Record<LineOrder, string>> = {
  'call-first': 'Call first',
  'only-if-ordered': 'Only if ordered',
  'give-then-call': 'Give, then call',
};

/** A card's patient of the grid. */
export const patientOn = (card: Protocol, { said }: GridPatient): CardPatient => cardPatient(card, said);

/** True for a card whose First 60 is written for one patient. */
export const speaksToOne = ({ first60Seconds }: Protocol): boolean =>
  first60Seconds.some(({ parts }) => parts !== undefined);

/** A list of a card as its view shows it for one patient. */
export function viewOf(edition: Edition, card: Protocol, lines: readonly Line[], who: CardPatient): ViewList {
  const shown = lines.filter(({ parts }) => partsFit(parts, who) !== 'no');
  return {
    shown: shown.map((line) => viewLine(edition, card, line, who)),
    others: lines.filter((line) => !shown.includes(line)),
  };
}

function viewLine(edition: Edition, card: Protocol, line: Line, who: CardPatient): ViewLine {
  const { parts, text } = line;
  if (parts === undefined) return { line, text, words: wordsIn(text), doses: [] };
  const doses = parts.gives === undefined ? [] : groupDoses(parts.gives, card.medications, who, parts.for);
  const said = [
    parts.whose !== undefined && partsFit(parts, who) !== 'yes' ? `${parts.whose}:` : undefined,
    parts.if === undefined ? undefined : `${parts.if}:`,
    parts.order
      ? ORDERS[parts.order]
      : doses.some(({ line: given }) => isOnOrder(given, who))
        ? ORDERS['call-first']
        : undefined,
    ...doses.map((dose) => doseText(edition, dose, who, parts.say)),
    parts.gives === undefined ? parts.say : undefined,
    parts.link === undefined ? undefined : `Open ${edition.protocols[parts.link]?.title ?? parts.link}`,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
  return { line, text: said, words: wordsIn(said), doses };
}

/** A dose as a crew reads it: "midazolam 3.2 mg IM or IN = 0.64 mL". */
function doseText(
  edition: Edition,
  { age, line, dose, weight, of }: GroupDose<MedicationLine>,
  { group }: CardPatient,
  say: string | undefined,
): string {
  const drug = edition.formulary[line.medication];
  const { given, volume } = attempt(() => lineFigures(line, dose, drug, weight)) ?? {};
  const amount = given === undefined ? dose.text : showText(given);
  const drawn = volume && `= ${digits(volume.amount)} ${volume.unit} of ${strengthText(perMl(volume.strength))}`;
  return [
    group === undefined ? age.toUpperCase() : undefined,
    of === undefined ? undefined : of === 'newborn' ? 'NEWBORN' : 'FROM 1 MONTH',
    drugName(edition, line.medication),
    amount,
    say ?? line[age]?.route ?? line.route,
    drawn,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** Words between blanks. A figure and its unit are read as one. */
export function wordsIn(text: string): number {
  const joined = text.replace(
    /(\d[\d.,-]*) (mg|mcg|g|mEq|units|mL|kg|min|h|s|L|J|%|mmHg|cm|mm|years|months)\b/g,
    '$1$2',
  );
  return joined.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/**
 * The lines that are read in one emergency: of a list with headings, the lines before the first one and those under one of
 * them. A list without headings is one.
 */
export function casesOf(shown: readonly ViewLine[]): readonly (readonly ViewLine[])[] {
  const isHeading = ({ line }: ViewLine) => line.text.endsWith(':');
  const starts = shown.flatMap((line, at) => (isHeading(line) ? [at] : []));
  if (starts.length === 0) return [shown];
  const before = shown.slice(0, starts[0]);
  return starts.map((start, at) => [...before, ...shown.slice(start, starts[at + 1])]);
}
