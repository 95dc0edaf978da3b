import {
  adultDosingTab,
  digits,
  doseOf,
  mlPerHour,
  perMl,
  showText,
  strengthText,
  volumeOf,
} from '../../packages/clinical/src/index.ts';
import type { AdultBolus, AdultDosingCard, Edition } from '../../packages/edition/src/index.ts';
import { otherText } from '../../packages/web/src/doses/in-calculator/given-text.ts';
import { quickFigureFor } from '../../packages/web/src/doses/in-calculator/other-figure.ts';
import { m } from '../../packages/web/src/paraglide/messages.js';
import { drawUpTexts } from './draw-up.ts';
import { cautionTexts, stopTexts } from './drug.ts';
import { doseLine, listLines, type Place, type ToldLine, textLine } from './told-line.ts';
import { PATIENTS, readingOf } from './told-patient.ts';

/** Everybody to whom the cards are shown gets the same doses. */
const EVERY_ADULT = 'from 40 kg';

/** The cards of Adult Dosing. */
export const adultCardTexts = (edition: Edition): ToldLine[] => [
  ...listLines(
    { place: 'adult card, order' },
    edition.adultDosing.map(({ medication, indication }) => `${medication}: ${indication}`),
  ),
  ...edition.adultDosing.flatMap((card) => cardTexts(edition, card)),
];

function cardTexts(edition: Edition, card: AdultDosingCard): ToldLine[] {
  const at = { place: 'adult card', drug: card.medication, entry: `${card.indication}; ${card.route}` };
  return [
    ...card.doses.flatMap((bolus) => bolusTexts(edition, card, bolus, at)),
    ...(card.infusion ? infusionTexts(card.infusion, at) : []),
    ...listLines(
      { ...at, entry: `${at.entry}, timing` },
      card.timing.map(({ text }) => text),
    ),
    ...cautionTexts(at, card.cautions),
    ...stopTexts(at, card.contraindications),
    ...textLine(at, 'sources', card.sources.join(', ')),
  ];
}

function bolusTexts(edition: Edition, { medication }: AdultDosingCard, bolus: AdultBolus, at: Place): ToldLine[] {
  const concentration = edition.formulary[medication]?.concentration;
  const { missingDiluent, step = 'dose' } = bolus;
  const dose = doseOf(bolus.dose);
  const strength = missingDiluent || !concentration ? undefined : perMl(concentration);
  const of = strength && m.calc_of_strength({ strength: strengthText(strength) });
  return [
    ...doseLine(at, EVERY_ADULT, `${step}, amount`, showText(dose)),
    ...doseLine(
      at,
      EVERY_ADULT,
      `${step}, volume`,
      missingDiluent
        ? m.calc_no_diluent(missingDiluent)
        : strength && dose.unit !== 'mL'
          ? `${showText(volumeOf(dose, strength))} ${of}`
          : undefined,
    ),
    ...(strength ? drawUpTexts(edition, dose, strength, undefined) : []).flatMap(([what, text]) =>
      doseLine(at, EVERY_ADULT, `${step}, ${what}`, text),
    ),
    ...textLine(at, `${step}, why the quick calculator differs`, bolus.quick?.why.text),
    ...PATIENTS.flatMap((patient) => {
      const { weight } = readingOf(patient);
      if (weight === null || adultDosingTab(weight) !== 'cards') return [];
      const quick = quickFigureFor(edition, bolus, weight);
      const text = quick && m.calc_other_quick({ dose: otherText(quick) });
      return doseLine(at, patient.name, `${step}, quick calculator`, text);
    }),
  ];
}

function infusionTexts({ low, high, dilution }: NonNullable<AdultDosingCard['infusion']>, at: Place): ToldLine[] {
  const strength = perMl(dilution.perMl);
  const rate = (figure: typeof low) => digits(mlPerHour(doseOf(figure), strength).value);
  const of = m.calc_of_strength({ strength: strengthText(strength) });
  return [
    ...doseLine(at, EVERY_ADULT, 'amount', m.calc_adult_rate({ low: low.amount, high: high.amount, unit: low.unit })),
    ...doseLine(at, EVERY_ADULT, 'rate', `${m.calc_adult_pump({ low: rate(low), high: rate(high) })} ${of}`),
    ...textLine(at, 'dilution', dilution.recipe),
  ];
}
