import { partsIn, storedParts } from './stored-parts.ts';

/** The parts of a METHANE report in the order in which they are read out. */
export const METHANE_PARTS = ['major', 'location', 'type', 'hazards', 'access', 'casualties', 'services'] as const;
export type MethanePart = (typeof METHANE_PARTS)[number];

/** The answers to "is a major incident declared". Empty until the user chooses one. */
export const MAJOR_ANSWERS = ['declared', 'standby', 'no'] as const;

/** Listeners cannot follow a longer part over a radio. */
export const MOST_CHARACTERS = 300;

/** Parts that can be filled by pressing a button. */
export type TakenPart = 'location' | 'casualties';

export interface MethaneReport {
  readonly parts: Readonly<Record<MethanePart, string>>;
  /** The text that a press last inserted into each part, so that the next press replaces it. */
  readonly taken: Readonly<Record<TakenPart, string>>;
}

export const NO_REPORT: MethaneReport = {
  parts: { major: '', location: '', type: '', hazards: '', access: '', casualties: '', services: '' },
  taken: { location: '', casualties: '' },
};

export const withPart = (report: MethaneReport, part: MethanePart, text: string): MethaneReport => ({
  ...report,
  parts: { ...report.parts, [part]: text },
});

/** Inserts a text into a part. The text replaces that of the last press, or is appended to what was typed. */
export function withTaken(report: MethaneReport, part: TakenPart, text: string): MethaneReport {
  const typed = report.parts[part];
  const before = report.taken[part];
  const next =
    before !== '' && typed.includes(before)
      ? typed.replace(before, () => text)
      : [typed.trimEnd(), text].filter((line) => line !== '').join('\n');
  return { parts: { ...report.parts, [part]: next }, taken: { ...report.taken, [part]: text } };
}

/** A part's text on one line, as it is shared and read out. */
export const lineOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '')
    .join(', ');

export const lengthOf = (text: string): number => [...lineOf(text)].length;

export const tooLong = ({ parts }: MethaneReport): readonly MethanePart[] =>
  METHANE_PARTS.filter((part) => lengthOf(parts[part]) > MOST_CHARACTERS);

/** Reads a stored report. A part that is not a string becomes empty. */
export function readReport(text: string | null): MethaneReport {
  const { parts, taken } = storedParts(text);
  return { parts: textsOf(NO_REPORT.parts, parts), taken: textsOf(NO_REPORT.taken, taken) };
}

/** The report as text. An empty report is not kept. */
export const writeReport = (report: MethaneReport): string | null =>
  Object.values(report.parts).every((text) => text === '') ? null : JSON.stringify(report);

function textsOf<Names extends string>(empty: Readonly<Record<Names, string>>, stored: unknown): Record<Names, string> {
  const texts: Record<Names, string> = { ...empty };
  const found = partsIn(stored);
  for (const name in empty) {
    const text = found[name];
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}
