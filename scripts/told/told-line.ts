/** A text that a crew can see, with its place. */
export interface ToldLine {
  /** `dose` for a figure that a patient gets, `text` for any other text. */
  readonly kind: 'dose' | 'text';
  /** The screen or list that shows it: "card seizures, medications". */
  readonly place: string;
  /** The drug that it is about: the id of a drug, or a name that several drugs share. */
  readonly drug?: string;
  /** The medication line, row or card that it belongs to: "Status epilepticus; IV/IO". */
  readonly entry?: string;
  /** The patient for whom it is calculated: "16 kg, no age". */
  readonly patient?: string;
  /** What it is: "child, volume". A number is its position in a list. */
  readonly what: string;
  readonly text: string;
}

/** The fields that lines at one place share. */
export type Place = Pick<ToldLine, 'place' | 'drug' | 'entry'>;

const BETWEEN = ' | ';
const NOTHING = '-';

/** A text on one line. A space inside a figure is written as an ordinary space, because a reader sees no difference. */
const onOneLine = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s*\n\s*/g, ' / ')
    .trim();

const made = (kind: ToldLine['kind'], at: Place, what: string, text: string | undefined, patient?: string) =>
  text === undefined || text.trim() === ''
    ? []
    : [{ kind, ...at, ...(patient !== undefined && { patient }), what, text: onOneLine(text) }];

/** A text; none when there is no text. */
export const textLine = (at: Place, what: string, text: string | undefined, patient?: string): ToldLine[] =>
  made('text', at, what, text, patient);

/** A calculated figure for a patient; none when there is no figure. */
export const doseLine = (at: Place, patient: string, what: string, text: string | undefined): ToldLine[] =>
  made('dose', at, what, text, patient);

/** Texts in the order in which they are shown. */
export const listLines = (at: Place, texts: readonly string[]): ToldLine[] =>
  texts.flatMap((text, index) => textLine(at, positionText(index), text));

/** Positions have two digits, so that they sort by their value. */
const positionText = (index: number): string => String(index + 1).padStart(2, '0');

/** True when a line is one of a list. */
export const isOfList = ({ what }: ToldLine): boolean => /^\d\d+$/.test(what);

/** A line as its file holds it. */
export const lineText = ({ kind, place, drug, entry, patient, what, text }: ToldLine): string =>
  `${kind} ${[place, drug ?? NOTHING, entry ?? NOTHING, patient ?? NOTHING, what, text].join(BETWEEN)}`;

/** Reads a line of a file. @throws Error when it is not such a line. */
export function lineOfText(line: string): ToldLine {
  const [, kind, fields = ''] = /^(dose|text) (.*)$/.exec(line) ?? [];
  const [place, drug, entry, patient, what, ...text] = fields.split(BETWEEN);
  if (place === undefined || what === undefined || text.length === 0) throw new Error(`Not a line of told: ${line}`);
  return {
    kind: kind === 'dose' ? 'dose' : 'text',
    place,
    ...(drug !== NOTHING && { drug }),
    ...(entry !== NOTHING && { entry }),
    ...(patient !== NOTHING && { patient }),
    what,
    text: text.join(BETWEEN),
  };
}

/** The lines of a file: each once, by place, drug, entry and patient. A list keeps its order. */
export function sortedLines(lines: readonly ToldLine[]): string[] {
  const keyed = lines.map((line) => {
    const { place, drug = '', entry = '', patient = '', what, text, kind } = line;
    return { key: [place, isOfList(line) ? '' : drug, entry, patient, what, kind, text].join('\t'), line };
  });
  keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return [...new Set(keyed.map(({ line }) => lineText(line)))];
}
