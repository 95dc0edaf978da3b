import {
  type GivenDose,
  type GivenRow,
  type QuickAnswer,
  quickAnswer,
  shownText,
  showQuick,
  strengthText,
} from '../../packages/clinical/src/index.ts';
import { type Edition, kitNumbered } from '../../packages/edition/src/index.ts';
import {
  amountText,
  estimateLines,
  flagWords,
  isEstimate,
  otherText,
  volumeText,
} from '../../packages/web/src/doses/in-calculator/given-text.ts';
import { type CardRow, quickRows } from '../../packages/web/src/doses/in-calculator/quick-rows.ts';
import { asAge, whyOtherAge } from '../../packages/web/src/doses/other-age-text.ts';
import { pathWords } from '../../packages/web/src/features/calculator/entry/path-words.ts';
import { m } from '../../packages/web/src/paraglide/messages.js';
import { drawUpTexts } from './draw-up.ts';
import { cautionTexts, stopTexts } from './drug.ts';
import { doseLine, listLines, type Place, type ToldLine, textLine } from './told-line.ts';
import { PATIENTS } from './told-patient.ts';

/** The quick calculator: each row's texts, and its answer for each patient. */
export function quickTexts(edition: Edition): ToldLine[] {
  const table = quickRows(edition);
  const rows = [...table.byWeight, ...table.byAge];
  return [
    ...listLines(
      { place: 'quick calculator, order of rows' },
      rows.map((row) => `${row.entry.medication}: ${entryOf(row)}`),
    ),
    ...rows.flatMap((row) => writtenTexts(edition, row)),
    ...PATIENTS.flatMap(({ name, weightText, ageText }) =>
      answerTexts(edition, name, quickAnswer(weightText, ageText, table)),
    ),
  ];
}

const entryOf = ({ name, entry }: CardRow): string => `${name}; ${entry.indication}`;

const placeOf = (row: CardRow): Place => ({ place: 'quick row', drug: row.entry.medication, entry: entryOf(row) });

function writtenTexts({ kits }: Edition, row: CardRow): ToldLine[] {
  const at = placeOf(row);
  const { entry, drug } = row;
  return [
    ...textLine(at, 'purpose', entry.purpose),
    ...textLine(at, 'route', entry.route),
    ...textLine(at, 'frequency', entry.frequency),
    ...textLine(at, 'kit', kitNumbered(kits, entry.kitLocation).short),
    ...textLine(at, 'warning', drug.warning?.text),
    ...textLine(at, 'usual maximum', entry.usualMaximum?.caution.text),
    ...textLine(at, "never Young's rule", entry.youngsNever),
    ...textLine(at, `dilution, ${entry.dilution?.use}`, entry.dilution?.recipe),
    ...textLine(at, 'no diluent', entry.missingDiluent && m.calc_no_diluent(entry.missingDiluent)),
    ...textLine(at, 'why Adult Dosing differs', row.whyAdultDiffers?.text),
    ...cautionTexts(at, entry.cautions),
    ...stopTexts(at, entry.contraindications),
    ...textLine(at, 'sources', entry.sources.join(', ')),
  ];
}

const answerTexts = (edition: Edition, patient: string, answer: QuickAnswer<CardRow>): ToldLine[] => [
  ...textLine({ place: 'quick calculator' }, 'path', pathWords(answer.path), patient),
  ...answer.given.flatMap((each) => {
    const at = placeOf(each.row);
    return givenFacts(edition, each).flatMap(([what, text]) => doseLine(at, patient, what, text));
  }),
  ...answer.waiting.flatMap((row) =>
    doseLine(
      placeOf(row),
      patient,
      'no dose',
      m.calc_waiting({ names: `${row.entry.name} (${row.entry.indication})` }),
    ),
  ),
  ...answer.withheld.flatMap(({ row, reason }) =>
    doseLine(
      placeOf(row),
      patient,
      'no dose',
      reason.kind === 'needs-age'
        ? m.calc_needs_age()
        : reason.of === 'age'
          ? m.comp_outside_age()
          : m.comp_outside_weight(),
    ),
  ),
];

function givenFacts(edition: Edition, each: GivenRow<CardRow>): ReadonlyArray<readonly [string, string | undefined]> {
  const { row, result, shown, adult, otherAge } = each;
  const { volume } = shown;
  const isVolume = result.dose.unit === 'mL';
  // The card shows the other screens' doses apart from its flags, and the warning belongs to every dose of the drug.
  const apart = [
    row.drug.warning?.text,
    adult && m.calc_other_adult({ dose: otherText(adult) }),
    otherAge && asAge(otherAge.whose, otherAge),
    otherAge && whyOtherAge(otherAge.because),
  ];
  return [
    ['amount', amountText(each)],
    ['volume', volumeText(each) ?? undefined],
    ...flagWords(each)
      .filter((flag) => !apart.includes(flag))
      .map((flag, index) => [`flag ${index + 1}`, flag] as const),
    ...(isEstimate(result) ? estimateLines(result, amountText(each), row.perKg) : []).map(
      (text, index) => [`estimate ${index + 1}`, text] as const,
    ),
    ['Adult Dosing', adult && m.calc_other_adult({ dose: otherText(adult) })],
    ['other age', otherAge && `${asAge(otherAge.whose, otherAge)}. ${whyOtherAge(otherAge.because)}`],
    ...(volume === null ? [] : drawUpTexts(edition, result.dose, row.strength, row.entry.dilution)),
    ['working', result.kind === 'youngs' || result.kind === 'by-age' ? undefined : doseWorking(each, result)],
    [
      'working of the volume',
      isVolume || volume === null
        ? undefined
        : m.calc_working_volume({
            dose: amountText(each),
            strength: strengthText(row.strength),
            volume: shownText(volume),
          }),
    ],
  ];
}

function doseWorking(each: GivenRow<CardRow>, result: Exclude<GivenDose, { kind: 'youngs' | 'by-age' }>): string {
  const dose = amountText(each);
  if (result.kind === 'fixed-adult') return m.calc_working_fixed({ dose });
  const { perKg } = each.row;
  const { weight, unlimited, limit } = result.kind === 'by-zone' ? result.zone : result;
  const steps = {
    perKg: `${perKg.value.toFixed()} ${perKg.unit}/kg`,
    weight: weight.value.toFixed(),
    dose: shownText(showQuick(unlimited)),
  };
  return limit === 'none' ? m.calc_working_weight(steps) : m.calc_working_limited({ ...steps, limit: dose });
}
