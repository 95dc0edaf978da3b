import {
  agesOf,
  type DoseAge,
  digits,
  doseForAge,
  type LineDose,
  type LinePatient,
  rowOfLine,
  withheldDose,
} from '../../packages/clinical/src/index.ts';
import type { Edition, MedicationLine, Protocol } from '../../packages/edition/src/index.ts';
import { type DoseFacts, doseFacts, type VolumeFacts } from '../../packages/web/src/doses/on-card/dose-facts.ts';
import { lineFace } from '../../packages/web/src/doses/on-card/line-face.ts';
import { isMixed } from '../../packages/web/src/doses/on-card/line-facts.ts';
import { withheldWords } from '../../packages/web/src/doses/on-card/withheld-words.ts';
import { joinedFigures } from '../../packages/web/src/edition/figure-parts.ts';
import { m } from '../../packages/web/src/paraglide/messages.js';
import { doseLine, type Place, type ToldLine, textLine } from './told-line.ts';
import { NOTHING_KNOWN } from './told-patient.ts';

/** The medication line that is written out. */
export interface LineOnCard {
  readonly edition: Edition;
  readonly card: Protocol;
  readonly line: MedicationLine;
  readonly at: Place;
}

/** A patient of a card with their name. */
export interface NamedPatient {
  readonly name: string;
  readonly patient: LinePatient;
}

const AGES: readonly DoseAge[] = ['adult', 'pediatric'];
const WHOSE: Readonly<Record<DoseAge, string>> = { adult: 'adult', pediatric: 'child' };

/** Everything that a card shows of one medication line: as written, and for each of the patients. */
export const lineOnCard = (on: LineOnCard, patients: readonly NamedPatient[]): ToldLine[] => [
  ...writtenTexts(on),
  ...AGES.flatMap((age) => {
    const dose = on.line[age];
    return dose === undefined ? [] : figures(on, NOTHING_KNOWN, age, dose);
  }),
  ...patients.flatMap((named) => [...dosesFor(on, named), ...faceFor(on, named)]),
];

/** Label, route and name are the entry itself. */
function writtenTexts({ edition, card, line, at }: LineOnCard): ToldLine[] {
  const drug = edition.formulary[line.medication];
  const asked = { indication: card.title, line: line.indication };
  const row = drug === undefined ? null : rowOfLine(asked, drug, Object.values(edition.protocols));
  return [
    ...recipeOf(line).flatMap(([term, text]) => textLine(at, term, text)),
    ...faceTexts(edition, line, undefined).flatMap(([term, text]) => textLine(at, term, text)),
    ...textLine(at, 'opens calculator row', row === null ? 'to be chosen' : `${row.indication}; ${row.route}`),
    ...textLine(at, 'sources', line.sources.join(', ')),
  ];
}

function recipeOf(line: MedicationLine): ReadonlyArray<readonly [term: string, text: string]> {
  if (line.preparation === undefined) return [];
  const { mandatory, recipe } = line.preparation;
  if (!mandatory) return [[m.protocol_dose_dilution_advised(), recipe]];
  return [[isMixed(line) ? m.protocol_dose_dilute() : 'preparation', recipe]];
}

/** The doses of an opened row. A dose for other patients is replaced by the reason. */
function dosesFor(on: LineOnCard, { name, patient }: NamedPatient): ToldLine[] {
  const doses = AGES.flatMap((age) => {
    const dose = on.line[age];
    return dose === undefined ? [] : [{ age, dose: doseForAge(dose, patient.years) }];
  });
  return doses
    .filter(({ age }) => doses.length === 1 || agesOf(patient.age).includes(age))
    .flatMap(({ age, dose }) => {
      const why = withheldDose(age, dose, patient);
      return why === undefined
        ? figures(on, name, age, dose, patient)
        : doseLine(on.at, name, `${WHOSE[age]}, withheld`, withheldWords(why, patient));
    });
}

function figures({ edition, line, at }: LineOnCard, name: string, age: DoseAge, dose: LineDose, patient?: LinePatient) {
  const facts = doseFacts(line, dose, edition.formulary[line.medication], patient?.weight);
  return factTexts(facts).flatMap(([what, text]) => doseLine(at, name, `${WHOSE[age]}, ${what}`, text));
}

const factTexts = ({ main, beside, volume, diluted, limit, high, inWords }: DoseFacts) =>
  [
    ['amount', main],
    ['rule', beside],
    ['volume', volume && volumeText(volume)],
    ['volume, diluted', diluted && volumeText(diluted)],
    ['limit', limit && (limit === 'max' ? m.calc_max_dose() : m.calc_min_dose())],
    ['high', high && m.calc_high_dose({ dose: joinedFigures(`${digits(high.value)} ${high.unit}`) })],
    ['in words', inWords],
  ] as const;

/** "0.1 mL/kg (at least 0.5 mL, max 2 mL) of 5 mg/mL". */
function volumeText({ volume, min, max, concentration }: VolumeFacts): string {
  const limits = [
    ...(min === undefined ? [] : [m.protocol_dose_limit_min({ volume: min })]),
    ...(max === undefined ? [] : [m.protocol_dose_limit({ volume: max })]),
  ];
  const of = m.protocol_dose_of({ concentration });
  return limits.length === 0 ? `${volume} ${of}` : `${volume} (${limits.join(', ')}) ${of}`;
}

/** What the act says of each thing, and the dose where it is not the usual one. */
function faceTexts(edition: Edition, line: MedicationLine, patient: LinePatient | undefined) {
  const { acts, formulary } = edition;
  const face = acts && lineFace({ acts, formulary }, line, patient);
  if (face === undefined) return [];
  return [
    ...(face.own === undefined ? [] : [['own', face.own] as const]),
    ...face.facts.map(([term, texts]) => [term, [texts].flat().join('; ')] as const),
    ...face.also.flatMap(({ name, facts }) =>
      facts.map(([term, texts]) => [`${name}: ${term}`, [texts].flat().join('; ')] as const),
    ),
  ];
}

/** What reads differently for this patient. */
function faceFor({ edition, line, at }: LineOnCard, { name, patient }: NamedPatient): ToldLine[] {
  const written = new Map(faceTexts(edition, line, undefined));
  const own = new Map(faceTexts(edition, line, patient));
  return [...new Set([...written.keys(), ...own.keys()])].flatMap((term) => {
    const text = own.get(term);
    return text === written.get(term) ? [] : textLine(at, term, text ?? 'not shown', name);
  });
}
