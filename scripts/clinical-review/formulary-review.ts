import type { Figure } from '../../packages/clinical/src/index.ts';
import type { Caution, Drug, Edition } from '../../packages/edition/src/index.ts';
import { cite, plain, table } from './markdown.ts';

const figure = (value: Figure | undefined): string => (value === undefined ? '' : `${value.amount} ${value.unit}`);

/** The wording used by the calculators and the medication screen for every drug, row by row. */
export function formularyReview(edition: Edition): string[] {
  return Object.values(edition.formulary).flatMap((drug) => [
    `### ${plain(drug.tallMan ?? drug.genericName)}`,
    '',
    plain(stockOf(drug)),
    '',
    plain([drug.warning?.text, drug.preparation, drug.notesCaution].filter((text) => text !== undefined).join(' ')),
    '',
    ...contraindicationTable(drug),
    ...(drug.cautions === undefined ? [] : [`On the face: ${plain(faceText(drug.cautions))}`, '']),
    ...table(
      ['For', 'Route', 'Adult', 'Child', 'Total', 'Repeat', 'On the face', 'Remarks', 'Sources'],
      drug.dosing.map((row) => [
        plain(row.indication),
        plain(row.route),
        plain(row.adultDose ?? ''),
        plain(row.pedsDose ?? ''),
        plain(row.maxTotal ?? ''),
        plain(row.repeatInterval ?? ''),
        plain(faceText(row.cautions ?? [])),
        plain([row.remarks, row.dilution?.recipe].filter((text) => text !== undefined).join(' ')),
        cite(row.sources),
      ]),
    ),
  ]);
}

function contraindicationTable({ contraindications }: Drug): string[] {
  if (contraindications === undefined) return [];
  return table(
    ['Contraindication', 'Action', 'Age', 'Only for', 'Sources'],
    contraindications.map(({ condition, action, to, indications, sources }) => [
      plain(condition),
      action,
      to === undefined ? '' : to === 'adult' ? 'adult' : 'child',
      plain(indications?.join(', ') ?? ''),
      cite(sources),
    ]),
  );
}
/**
 * The cautions shown with a dose even when it is folded. The quick calculator and Adult Dosing repeat the cautions for
 * a drug and its row.
 */
const faceText = (cautions: readonly Caution[]): string =>
  cautions
    .flatMap(({ text, level }) => (level === undefined ? [] : `${level === 'stop' ? 'STOP' : 'Check'}: ${text}`))
    .join(' ');

const stockOf = ({ presentation, concentration, kitNumber, highAlert, youngsAdultDose }: Drug): string =>
  [
    presentation,
    ...(concentration === undefined ? [] : [`${figure(concentration)}/mL`]),
    `kit ${kitNumber}`,
    ...(highAlert ? ['high alert'] : []),
    ...(youngsAdultDose?.quick === undefined ? [] : [`Young's, quick: ${figure(youngsAdultDose.quick)}`]),
    ...(youngsAdultDose?.comprehensive === undefined
      ? []
      : [`Young's, comprehensive: ${figure(youngsAdultDose.comprehensive)}`]),
  ].join('; ');

/** The rows of the quick calculator and the cards of the Adult Dosing tab. */
export function calculatorReview(edition: Edition): string[] {
  return [
    '### Quick calculator',
    '',
    ...table(
      [
        'Drug',
        'For',
        'Per kg',
        'Least',
        'Most',
        'Usual maximum',
        'Adult',
        "Young's adult dose",
        'Route',
        'On the face',
        'Sources',
      ],
      edition.quickDoses.map((row) => [
        plain(row.name),
        plain(row.indication),
        figure(row.dosePerKg),
        figure(row.minDose),
        figure(row.maxDose),
        figure(row.usualMaximum?.dose),
        figure(row.fixedAdultDose),
        figure(row.youngsAdultDose),
        plain(row.route),
        plain(faceText(row.cautions)),
        cite(row.sources),
      ]),
    ),
    '### By age alone',
    '',
    ...table(
      ['Drug', 'For', "Young's adult dose", 'Route', 'On the face', 'Sources'],
      edition.quickAgeDoses.map((row) => [
        plain(row.name),
        plain(row.indication),
        figure(row.youngsAdultDose),
        plain(row.route),
        plain(faceText(row.cautions)),
        cite(row.sources),
      ]),
    ),
    '### Adult reference cards',
    '',
    ...table(
      ['Drug', 'For', 'Dose', 'Route', 'Timing', 'Cautions', 'Sources'],
      edition.adultDosing.map(({ medication, indication, doses, infusion, route, timing, cautions, sources }) => [
        plain(edition.formulary[medication]?.genericName ?? medication),
        plain(indication),
        plain(
          infusion === undefined
            ? doses.map(({ step, dose }) => [step, figure(dose)].filter(Boolean).join(' ')).join(', ')
            : `${figure(infusion.low)} to ${figure(infusion.high)} a minute. ${infusion.dilution.recipe}`,
        ),
        plain(route),
        plain(timing.map(({ text }) => text).join(' ')),
        plain(
          [faceText(cautions), ...cautions.flatMap(({ text, level }) => (level === undefined ? text : []))].join(' '),
        ),
        cite(sources),
      ]),
    ),
  ];
}
