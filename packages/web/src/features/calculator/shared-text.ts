import { type GivenRow, isBlank, QUICK_WEIGHT, type WeightReading } from '@first60/clinical';
import type { Edition } from '@first60/edition';
import { faceOf } from '../../doses/face.ts';
import { amountText, flagWords, routeText, syringeOf, volumeText } from '../../doses/in-calculator/given-text.ts';
import type { CardRow } from '../../doses/in-calculator/quick-rows.ts';
import { stopFacts } from '../../doses/stop-facts.ts';
import { joinedFigures } from '../../edition/figure-parts.ts';
import { editionStatus } from '../../edition/sealed/edition-status.ts';
import { sharedEdition } from '../../edition/sealed/edition-words.ts';
import { m } from '../../paraglide/messages.js';
import { typedAge } from '../../patient/age-words.ts';
import { weightQuestion } from '../../patient/weight-question.ts';

/**
 * The shared text: the patient's values, then every dose with its volume, syringe, route, warnings and
 * contraindications, as on its card.
 */
export function sharedText(
  edition: Edition,
  { weight, capped, typed }: Extract<WeightReading, { kind: 'weight' }>,
  ageText: string,
  given: ReadonlyArray<GivenRow<CardRow>>,
): string {
  const question = weightQuestion(typed.toFixed(), ageText);
  const lines = [
    m.calc_share_title(),
    m.calc_share_weight({ weight: weight.value.toFixed() }),
    ...(capped ? [m.calc_weight_capped({ max: QUICK_WEIGHT.max })] : []),
    isBlank(ageText) ? m.calc_share_no_age() : m.calc_share_age({ age: typedAge(ageText) }),
    ...(question === undefined ? [] : [question.title, question.text]),
    '',
    ...given.flatMap((each) => [lineOf(edition, each), ...cautionsOf(each)]),
    '',
    ...sharedEdition(edition, editionStatus(), Date.now()),
  ];
  return lines.map(joinedFigures).join('\n');
}

function lineOf(edition: Edition, each: GivenRow<CardRow>): string {
  const { name, indication } = each.row.entry;
  const volume = volumeText(each);
  const syringe = syringeOf(edition, each);
  const inSyringe = (amount: string) => (syringe === null ? amount : m.calc_share_drawn({ amount, syringe }));
  const figures = { name, indication, route: routeText(each) };
  const line =
    volume === null
      ? m.calc_share_line_volume({ ...figures, dose: inSyringe(amountText(each)) })
      : m.calc_share_line({ ...figures, dose: amountText(each), volume: inSyringe(volume) });
  const flags = flagWords(each);
  return flags.length === 0 ? line : m.calc_share_flag({ line, flags: flags.join(', ') });
}

/** Cautions on the card that forbid or change the dose, each on its own line. */
const cautionsOf = ({ row: { entry } }: GivenRow<CardRow>): string[] =>
  [
    ...stopFacts(entry.contraindications, undefined).map((fact) => fact.join(': ')),
    ...faceOf(entry.cautions).map(({ text }) => text),
  ].map((text) => m.calc_share_caution({ text }));
