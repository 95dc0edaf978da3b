import { cardLists, statementsOf, viewOf } from '../../packages/checks/src/index.ts';
import {
  ageOnCard,
  cardPatient,
  digits,
  joulesPerKg,
  type LinePatient,
  shockEnergy,
  UNSAID_TO_KG,
} from '../../packages/clinical/src/index.ts';
import type { Edition, MedicationLine, Protocol } from '../../packages/edition/src/index.ts';
import { m } from '../../packages/web/src/paraglide/messages.js';
import { drugNamer } from './drug-named.ts';
import { lineOnCard, type NamedPatient } from './medication-line.ts';
import { doseLine, listLines, type Place, type ToldLine, textLine } from './told-line.ts';
import { PATIENTS, readingOf } from './told-patient.ts';

/** Every text of a card: its lists of lines, its algorithm, and its medications for each patient. */
export function cardTexts(edition: Edition, card: Protocol): ToldLine[] {
  const entries = entriesOf(card);
  const patients = patientsOf(card);
  const known = patients.flatMap(({ name, patient }) => (patient === undefined ? [] : [{ name, patient }]));
  return [
    ...textLine({ place: `card ${card.id}` }, 'title', card.title),
    ...textLine({ place: `card ${card.id}` }, 'algorithm', card.ahaReference?.edition),
    ...Object.entries(cardLists(card)).flatMap(([list, lines]) => {
      const place = `card ${card.id}, ${list}`;
      return [
        ...namedLines(
          edition,
          place,
          lines.map(({ text }) => text),
        ),
        ...lines.flatMap(({ text, review }) =>
          textLine({ place, entry: text }, 'mark', review && m.protocol_needs_source()),
        ),
      ];
    }),
    ...algorithmTexts(edition, card),
    ...listLines(
      { place: `card ${card.id}, order of medications` },
      card.medications.map((line) => `${line.medication}: ${entries.get(line)}`),
    ),
    ...patients.flatMap(({ name, patient }) =>
      patient === undefined ? otherAge(card, name) : ownLines(edition, card, { name, patient }),
    ),
    ...card.medications.flatMap((line) => lineOnCard({ edition, card, line, at: placeOf(card, entries, line) }, known)),
  ];
}

/** Lines in their order, each with the drug that it names. */
function namedLines(edition: Edition, place: string, texts: readonly string[]): ToldLine[] {
  const drugOf = drugNamer(edition);
  return listLines({ place }, texts).map((line) => {
    const drug = drugOf(line.text);
    return drug === undefined ? line : { ...line, drug };
  });
}

/** "Status epilepticus; IV/IO", with a number for a second line with the same words. */
function entriesOf({ medications }: Protocol): ReadonlyMap<MedicationLine, string> {
  const entries = new Map<MedicationLine, string>();
  for (const line of medications) {
    const entry = `${line.indication}; ${line.route}`;
    const before = [...entries].filter(
      ([other, said]) => other.medication === line.medication && (said === entry || said.startsWith(`${entry} (`)),
    );
    entries.set(line, before.length === 0 ? entry : `${entry} (${before.length + 1})`);
  }
  return entries;
}

const placeOf = (card: Protocol, entries: ReadonlyMap<MedicationLine, string>, line: MedicationLine): Place => ({
  place: `card ${card.id}, medications`,
  drug: line.medication,
  entry: entries.get(line) ?? line.indication,
});

/**
 * The patients for whom the card calculates: without a weight it calculates nothing, whatever the age. A patient of the
 * other age group has no `patient`.
 */
const patientsOf = (card: Protocol): ReadonlyArray<{ name: string; patient: LinePatient | undefined }> =>
  PATIENTS.flatMap((one) => {
    const { weight, years } = readingOf(one);
    if (weight === null) return [];
    const age = ageOnCard(card, weight, years);
    return [{ name: one.name, patient: age === undefined ? undefined : { weight, age, years } }];
  });

const otherAge = ({ id, ageGroup }: Protocol, name: string): ToldLine[] =>
  doseLine(
    { place: `card ${id}, first doses` },
    name,
    'withheld',
    ageGroup === 'adult' ? m.protocol_weight_child_on_adult_card() : m.protocol_weight_adult_on_child_card(),
  );

/** The lines that are made for a patient, with their doses. */
function ownLines(edition: Edition, card: Protocol, { name, patient }: NamedPatient): ToldLine[] {
  const who = cardPatient(card, { weight: patient.weight, years: patient.years });
  return Object.entries(cardLists(card)).flatMap(([list, lines]) =>
    viewOf(edition, card, lines, who).shown.flatMap(({ line, text }) => [
      ...(line.parts === undefined ? [] : doseLine({ place: `card ${card.id}, ${list}` }, name, line.text, text)),
      ...(patient.age === 'adult' || patient.weight.value.gt(UNSAID_TO_KG) ? [] : (line.joulesPerKg ?? [])).flatMap(
        (perKg) =>
          doseLine(
            { place: `card ${card.id}, ${list}` },
            name,
            m.protocol_energy_rule({ perKg }),
            m.protocol_energy({ joules: digits(shockEnergy(joulesPerKg(perKg), patient.weight).value) }),
          ),
      ),
    ]),
  );
}

function algorithmTexts(edition: Edition, { id }: Protocol): ToldLine[] {
  const { algorithms } = edition;
  const algorithm = Object.hasOwn(algorithms, id) ? algorithms[id] : undefined;
  if (algorithm === undefined) return [];
  const { steps, basis, note, title } = algorithm;
  const place = `card ${id}, drawn algorithm`;
  return [
    ...textLine({ place }, 'title', title),
    ...textLine({ place }, 'basis', basis),
    ...textLine({ place }, 'note', note?.text),
    ...steps.flatMap(({ lines, exits }, index) => {
      const at = `${place}, step ${String(index + 1).padStart(2, '0')}`;
      return [
        ...namedLines(
          edition,
          at,
          lines.map(({ text }) => text),
        ),
        ...exits.flatMap(({ to, label }) => textLine({ place: at }, `to ${to}`, label)),
      ];
    }),
  ];
}

/** The words of a list, such as the ECG sheets, the zones or the running clocks, with their places. */
export function statementTexts(edition: Edition, place: string, value: unknown): ToldLine[] {
  const drugOf = drugNamer(edition);
  return statementsOf(value, '').flatMap(([where, text]) => {
    const what = where.replace(/^, /, '');
    if (/(?:^|, )sources(?:,|$)/.test(what)) return [];
    const drug = drugOf(text);
    return textLine({ place, ...(drug !== undefined && { drug }) }, what, text);
  });
}
