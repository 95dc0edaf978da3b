import { type Contraindication, conditionsOf, type LineDose } from '../../packages/clinical/src/index.ts';
import type { Drug, Edition, MedicationLine } from '../../packages/edition/src/index.ts';
// The sheet prints the same text as the card, so the volumes come from the screens' code.
import { doseFacts } from '../../packages/web/src/doses/on-card/dose-facts.ts';
import { cite, plain, table } from './markdown.ts';

const HEAD = ['Drug', 'For', 'Adult', 'Child', 'From', 'Route', 'Stops', 'Kit', 'Sources'];

/** The medication table of one card. */
export function medicationTable(medications: readonly MedicationLine[], formulary: Edition['formulary']): string[] {
  if (medications.length === 0) return ['No medication.', ''];
  return table(
    HEAD,
    medications.map((line) => {
      const drug = formulary[line.medication];
      return [
        plain(drug?.tallMan ?? drug?.genericName ?? line.medication),
        plain(line.indication),
        doseCell(line, line.adult, drug),
        doseCell(line, line.pediatric, drug),
        plain(strengthOf(line, drug)),
        plain(line.route),
        plain(stopTexts(line.contraindications).join('. ')),
        String(drug?.kitNumber ?? ''),
        cite(line.sources),
      ];
    }),
  );
}

/** "0.5 mg = 0.5 mL", "0.01 mg/kg (max 0.5 mg) = 0.01 mL/kg, max 0.5 mL". */
function doseCell(line: MedicationLine, dose: LineDose | undefined, drug: Drug | undefined): string {
  if (dose === undefined) return '';
  const { volume, inWords } = doseFacts(line, dose, drug);
  if (line.missingDiluent) return plain(`${dose.text}. ${inWords}`);
  if (volume === undefined) return plain(dose.text);
  const limits = [
    ...(volume.min === undefined ? [] : [`min ${volume.min}`]),
    ...(volume.max === undefined ? [] : [`max ${volume.max}`]),
  ];
  return plain([`${dose.text} = ${volume.volume}`, ...limits].join(', '));
}

function strengthOf({ preparation }: MedicationLine, drug: Drug | undefined): string {
  const stock = drug?.presentation ?? '';
  if (preparation === undefined) return stock;
  const { recipe, perMl, mandatory } = preparation;
  return `${stock}. ${mandatory ? 'Dilute first' : 'May be diluted'}: ${recipe} (${perMl.amount} ${perMl.unit}/mL)`;
}

const LEADS = { never: 'Never if', 'call first': 'Call first if' } as const;

/** "Never if: asthma, shock": one sentence for each action. */
const stopTexts = (contraindications: readonly Contraindication[] | undefined): readonly string[] =>
  (['never', 'call first'] as const).flatMap((action) => {
    const conditions = conditionsOf(contraindications, action);
    return conditions === undefined ? [] : [`${LEADS[action]}: ${conditions}`];
  });
