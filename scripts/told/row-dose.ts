import {
  type ComprehensiveDose,
  type ComprehensivePath,
  type ComputedDose,
  comprehensiveDose,
  comprehensiveInfusion,
  comprehensivePath,
  type DoseAge,
  DROPS_PER_ML,
  digits,
  doseOf,
  drawnStrength,
  dropsPerMinute,
  type Infusion,
  isOfPump,
  type Kg,
  otherAgePath,
  readComprehensiveAge,
  readComprehensiveWeight,
  rowOnPath,
  runningRate,
  showText,
  strengthText,
} from '../../packages/clinical/src/index.ts';
import type { DosingRow, Drug, Edition } from '../../packages/edition/src/index.ts';
import { estimateLines, isEstimate, limitOf } from '../../packages/web/src/doses/in-calculator/given-text.ts';
import { asAge, whyOtherAge } from '../../packages/web/src/doses/other-age-text.ts';
import { joinedFigures } from '../../packages/web/src/edition/figure-parts.ts';
import {
  dropDigits,
  mixtureWords,
  rangeWorking,
  rateDigits,
} from '../../packages/web/src/features/calculator/comprehensive/infusion-words.ts';
import { m } from '../../packages/web/src/paraglide/messages.js';
import { drawUpTexts } from './draw-up.ts';
import { doseLine, type Place, type ToldLine } from './told-line.ts';
import { PATIENTS, readingOf, type ToldPatient } from './told-patient.ts';

type Facts = ReadonlyArray<readonly [what: string, text: string]>;

/** The answers of the comprehensive calculator for one row: those of its result card, for each patient. */
export const rowDoses = (edition: Edition, drug: Drug, row: DosingRow, at: Place): ToldLine[] =>
  PATIENTS.flatMap((patient) =>
    resultFacts(edition, drug, row, patient).flatMap(([what, text]) => doseLine(at, patient.name, what, text)),
  );

/** How the calculator decides for a patient. */
function comprehensivePathOf({ zones }: Pick<Edition, 'zones'>, patient: ToldPatient): ComprehensivePath {
  const weight = readComprehensiveWeight(patient.weightText);
  const age = readComprehensiveAge(patient.ageText);
  return comprehensivePath(weight.kind === 'weight' ? weight.weight : null, age.kind === 'age' ? age.age : null, zones);
}

function resultFacts(edition: Edition, drug: Drug, written: DosingRow, patient: ToldPatient): Facts {
  const path = comprehensivePathOf(edition, patient);
  const row = rowOnPath(written, path);
  const result = comprehensiveDose(drug, row, path);
  // Before anything is entered, the calculator asks for the patient whatever the drug.
  if (result.kind === 'nothing-entered') return [];
  const infusion = comprehensiveInfusion(drug, row, path);
  if (infusion.kind === 'infusion' && result.kind === 'text') {
    return [['calculator, as written', result.text], ...infusionFacts(infusion)];
  }
  return [
    ...doseFacts(edition, drug, row, result, path.kind === 'adult'),
    ...otherAgeFacts(drug, row, path, result, patient),
    ...(infusion.kind === 'needs-weight' ? [['calculator, no rate', m.comp_infusion_needs_weight()] as const] : []),
  ];
}

function doseFacts(edition: Edition, drug: Drug, row: DosingRow, result: ComprehensiveDose, adult: boolean): Facts {
  switch (result.kind) {
    case 'nothing-entered':
      return [];
    case 'text':
      return [['calculator, as written', result.text]];
    case 'not-given':
      return noDose(adult ? m.comp_not_given_adult() : m.comp_not_given_pediatric());
    case 'outside-range':
      return noDose(result.of === 'age' ? m.comp_outside_age() : m.comp_outside_weight());
    case 'needs-age':
      return noDose(m.calc_needs_age());
    case 'needs-weight':
      return noDose(result.because === 'no-estimate' ? m.comp_no_estimate() : m.comp_needs_weight_text());
    case 'by-weight':
    case 'fixed':
    case 'by-age':
    case 'by-zone':
    case 'youngs':
      return figureFacts(edition, drug, row, result);
  }
}

/** The row's own words, which are also shown, are those of the row as written. */
const noDose = (why: string): Facts => [['calculator, no dose', why]];

function figureFacts(edition: Edition, drug: Drug, row: DosingRow, result: ComputedDose): Facts {
  const strength = drug.autoInjector === true ? null : drawnStrength(drug, row);
  const limit = limitOf(result);
  const { dose, volume } = result;
  const amount = showText(dose);
  const drawn = volume !== null && strength !== null && dose.unit !== 'mL';
  const perKg = row.pedsFigure?.perKg && doseOf(row.pedsFigure.perKg);
  const facts: Array<readonly [string, string]> = [['calculator, amount', amount]];
  if (drawn) {
    const of = m.calc_of_strength({ strength: strengthText(strength) });
    facts.push(['calculator, volume', `${showText(volume)} ${of}`]);
  }
  if (volume === null && drug.autoInjector !== true) {
    facts.push(['calculator, volume', row.missingDiluent ? m.calc_no_diluent(row.missingDiluent) : m.comp_no_volume()]);
  }
  if (isEstimate(result)) {
    estimateLines(result, amount, perKg).forEach((text, index) => {
      facts.push([`calculator, estimate ${index + 1}`, text]);
    });
  }
  if (limit !== 'none') facts.push(['calculator, limit', limit === 'max' ? m.calc_max_dose() : m.calc_min_dose()]);
  if (result.high) {
    facts.push(['calculator, high', m.calc_high_dose({ dose: joinedFigures(`${digits(dose.value)} ${dose.unit}`) })]);
  }
  if (result.ageUnchecked) facts.push(['calculator, age', m.comp_age_unchecked()]);
  if (volume !== null && strength !== null) {
    facts.push(
      ...drawUpTexts(edition, dose, strength, row.dilution).map(
        ([what, text]) => [`calculator, ${what}`, text] as const,
      ),
    );
  }
  // An estimate's calculation is one of its own lines.
  if (result.kind !== 'youngs' && result.kind !== 'by-age') {
    facts.push(['calculator, working', doseWorking(result, amount)]);
  }
  if (drawn) {
    const working = { dose: amount, strength: strengthText(strength), volume: showText(volume) };
    facts.push(['calculator, working of the volume', m.calc_working_volume(working)]);
  }
  return facts;
}

function doseWorking(result: Exclude<ComputedDose, { kind: 'youngs' | 'by-age' }>, dose: string): string {
  if (result.kind === 'fixed') return m.comp_working_fixed({ dose });
  const found = result.kind === 'by-zone' ? result.zone : result;
  const perKg = `${found.perKg.value.toFixed()} ${found.perKg.unit}`;
  const weight = found.weight.value.toFixed();
  return found.limit === 'none'
    ? m.comp_working_weight({ perKg, weight, dose })
    : m.comp_working_limited({ perKg, weight, unlimited: showText(found.unlimited), limit: dose });
}

/** The dose as a child for an adult, or the reverse, if the cards count the patient in the other group. */
function otherAgeFacts(
  drug: Drug,
  row: DosingRow,
  path: ComprehensivePath,
  result: ComprehensiveDose,
  patient: ToldPatient,
): Facts {
  const other = otherAgePath(path, readingOf(patient).years);
  if (other === undefined) return [];
  const weight = 'weight' in other.path ? other.path.weight : null;
  const text = otherText(other.whose, comprehensiveDose(drug, row, other.path), weight);
  if (text === undefined || text === otherText(other.whose, result, weight)) return [];
  return [['calculator, other age', `${text}. ${whyOtherAge(other.because)}`]];
}

function otherText(whose: DoseAge, result: ComprehensiveDose, weight: Kg | null): string | undefined {
  if (result.kind === 'text') return asAge(whose, result.text);
  return result.kind === 'by-weight' || result.kind === 'fixed' ? asAge(whose, { ...result, weight }) : undefined;
}

function infusionFacts(infusion: Infusion): Facts {
  const { range, mixture, byPump } = infusion;
  const [low, high] = [range.low, range.high].map((end) => runningRate(infusion, doseOf(end), mixture));
  if (low === undefined || high === undefined) return [];
  const rate = [low, high].map(({ pump }) => rateDigits(pump.value)).join('-');
  const of = m.calc_of_strength({ strength: mixtureWords(mixture) });
  return [
    ['calculator, rate', `${m.comp_infusion_pump({ rate })} ${of}`],
    ...DROPS_PER_ML.map((set) => {
      const drops = [low, high].map(({ pump }) => dropDigits(dropsPerMinute(pump, set).value)).join('-');
      return [`calculator, ${m.comp_infusion_set({ drops: set })}`, m.comp_infusion_drops({ rate: drops })] as const;
    }),
    ...(byPump ? [['calculator, pump', m.comp_infusion_by_pump()] as const] : []),
    ...(high.needsOrder && range.orderAbove !== undefined
      ? [['calculator, order', m.comp_infusion_order({ limit: showText(doseOf(range.orderAbove)) })] as const]
      : []),
    ...(isOfPump(low.pump) && isOfPump(high.pump) ? [] : [['calculator, no pump', m.comp_infusion_no_pump()] as const]),
    ...rangeWorking(infusion, mixture).map((text, index) => [`calculator, working ${index + 1}`, text] as const),
  ];
}
