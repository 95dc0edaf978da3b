import type { Edition } from '@first60/edition';

/** A value in which every part may be changed. */
type Mutable<T> = T extends string ? T : T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;

/** A copy of the edition in which a fault is planted. */
export type Planted = Mutable<Edition>;

/** A piece of wrong data, and the rule that must refuse it. */
export interface PlantedFault {
  readonly rule: string;
  /** Description of the fault, for the name of the test. */
  readonly fault: string;
  readonly plant: (edition: Planted) => void;
  /** True when everything else is consistent with the fault, so that no other rule refuses it. */
  readonly alone?: true;
}

/** An entry that the edition must have. */
export function there<Entry>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new Error('The edition no longer has the entry in which this fault is planted.');
  return entry;
}

/** A card of the copy. */
export const card = ({ protocols }: Planted, id: string): Planted['protocols'][string] => there(protocols[id]);
/** A drug of the copy. */
export const drug = ({ formulary }: Planted, id: string): Planted['formulary'][string] => there(formulary[id]);
/** A medication line on one of the copy's cards, found by its wording. */
/** What is written of the acts of a drug. */
export const actsOf = ({ acts }: Planted, id: string) => there(acts?.drugs[id]);

export const medication = (edition: Planted, id: string, indication: string) =>
  there(card(edition, id).medications.find((line) => line.indication === indication));

/** An act of the copy: "midazolam/seizure-im". */
function act({ acts }: Planted, ref: string) {
  const [medication = '', id = ''] = ref.split('/');
  return there(acts?.drugs[medication]?.acts.find((one) => one.id === id));
}

/** The act of a medication line of the copy. */
export const actOfLine = (edition: Planted, line: Planted['protocols'][string]['medications'][number]) =>
  act(edition, `${line.medication}/${line.act}`);

/** Replaces words in the first line of a list that contains them. */
export function reword(lines: readonly { text: string }[], from: string, to: string): void {
  const line = there(lines.find(({ text }) => text.includes(from)));
  line.text = line.text.replace(from, to);
}
