import { type DoseAge, perMl, strengthText } from '../../packages/clinical/src/index.ts';
import {
  type Caution,
  type DosingRow,
  type Drug,
  type Edition,
  kitNumbered,
  printedRow,
  referenceMedications,
} from '../../packages/edition/src/index.ts';
import { stopFacts } from '../../packages/web/src/doses/stop-facts.ts';
import { dosePartsOf } from '../../packages/web/src/features/medications/dose-parts.ts';
import { m } from '../../packages/web/src/paraglide/messages.js';
import { rowDoses } from './row-dose.ts';
import { doseLine, listLines, type Place, type ToldLine, textLine } from './told-line.ts';
import { NOTHING_KNOWN } from './told-patient.ts';

/** Everything that the medication screens, the comprehensive calculator and the public API give about one drug. */
export const drugTexts = (edition: Edition, drug: Drug): ToldLine[] => [
  ...stockTexts(edition, drug),
  ...listLines(
    { place: `order of rows of ${drug.id}`, drug: drug.id },
    drug.dosing.map((row) => entryOf(drug, row)),
  ),
  ...drug.dosing.flatMap((row) => rowTexts(edition, drug, row)),
  ...apiTexts(edition, drug),
];

/** "Status epilepticus; IV/IO", with a number for a second row with the same words. */
function entryOf({ dosing }: Drug, row: DosingRow): string {
  const alike = dosing.filter(({ indication, route }) => indication === row.indication && route === row.route);
  const entry = `${row.indication}; ${row.route}`;
  return alike[0] === row ? entry : `${entry} (${alike.indexOf(row) + 1})`;
}

function stockTexts({ kits }: Edition, drug: Drug): ToldLine[] {
  const at = { place: `drug ${drug.id}`, drug: drug.id };
  return [
    ...textLine(at, 'name', drug.tallMan ?? drug.genericName),
    ...textLine(at, 'generic name', drug.genericName),
    ...textLine(at, 'brand names', drug.brandNames.join(', ')),
    ...textLine(at, 'class', [drug.classPrimary, drug.classSecondary].filter((text) => text !== undefined).join(', ')),
    ...textLine(at, 'kit', kitNumbered(kits, drug.kitNumber).short),
    ...textLine(at, 'presentation', drug.presentation),
    ...textLine(at, 'strength', drug.concentration && strengthText(perMl(drug.concentration))),
    ...textLine(at, 'auto-injector', drug.autoInjector && m.comp_auto_injector()),
    ...textLine(at, 'high alert', drug.highAlert ? m.medications_high_alert() : undefined),
    ...textLine(at, 'warning', drug.warning?.text),
    ...textLine(at, 'preparation', drug.preparation),
    ...textLine(at, 'cautions in the fold', drug.notesCaution),
    ...cautionTexts(at, drug.cautions),
    ...(drug.contraindications ?? []).flatMap(({ condition, action, to, indications }) => [
      ...textLine(
        { ...at, entry: condition },
        'contraindication',
        [action, to, ...(indications ?? [])].filter((text) => text !== undefined).join('; '),
      ),
    ]),
    ...textLine(at, 'synonyms', drug.synonyms.join(', ')),
    ...textLine(at, 'sources', drug.sources.join(', ')),
  ];
}

/** Cautions in their order, each with its level and its age group. */
export const cautionTexts = (at: Place, cautions: readonly Caution[] | undefined): ToldLine[] =>
  listLines(
    { ...at, entry: at.entry === undefined ? 'cautions' : `${at.entry}, cautions` },
    (cautions ?? []).map(({ text, level, to }) =>
      [`${level ?? 'folded'}${to === undefined ? '' : `, ${to}`}`, text].join(': '),
    ),
  );

const WHOSE: Readonly<Record<DoseAge, string>> = { adult: 'adult', pediatric: 'child' };

/** Contraindications as worded for both ages, and for one age where that differs. */
export function stopTexts(at: Place, contraindications: DosingRow['contraindications']): ToldLine[] {
  const all = stopFacts(contraindications, undefined);
  return [
    ...all.flatMap(([term, text]) => textLine(at, term, text)),
    ...(['adult', 'pediatric'] as const).flatMap((age) => {
      const own = new Map(stopFacts(contraindications, age));
      return all.flatMap(([term, text]) =>
        own.get(term) === text ? [] : textLine(at, `${term}, ${WHOSE[age]}`, own.get(term) ?? 'not shown'),
      );
    }),
  ];
}

function rowTexts(edition: Edition, drug: Drug, row: DosingRow): ToldLine[] {
  const at = { place: 'row', drug: drug.id, entry: entryOf(drug, row) };
  const printed = printedRow(drug, row);
  return [
    ...doseLine(at, NOTHING_KNOWN, m.medications_adult(), printed.adultDose),
    ...doseLine(at, NOTHING_KNOWN, m.medications_pediatric(), printed.pedsDose),
    ...textLine(at, m.medications_route(), printed.route),
    ...textLine(at, m.medications_repeat(), printed.repeatInterval),
    ...textLine(at, m.medications_max_total(), printed.maxTotal),
    ...textLine(at, m.medications_remarks(), printed.remarks),
    // The remarks of the drug list begin with the cautions, the calculator shows them alone.
    ...textLine(
      at,
      `${m.medications_remarks()}, in the calculator`,
      row.remarks === printed.remarks ? '' : row.remarks,
    ),
    ...textLine(at, `${m.medications_dilution()}, ${row.dilution?.use}`, row.dilution?.recipe),
    ...textLine(at, 'no diluent', row.missingDiluent && m.calc_no_diluent(row.missingDiluent)),
    ...textLine(at, "never Young's rule", row.youngsNever),
    ...cautionTexts(at, row.cautions),
    ...stopTexts(at, row.contraindications),
    ...textLine(at, 'sources', row.sources.join(', ')),
    ...rowDoses(edition, drug, row, at),
  ];
}

/** The fields of the answer of the public API. Each dose is shown as amount and qualifiers. */
function apiTexts(edition: Edition, { id }: Drug): ToldLine[] {
  const medication = referenceMedications(edition).find((one) => one.id === id);
  if (medication === undefined) return [];
  const at = { place: `API ${id}`, drug: id };
  const { adultDose, pediatricDose = {}, indications, ...fields } = medication;
  const doses = (field: string, of: Readonly<Record<string, string>>) =>
    Object.entries(of).flatMap(([indication, text]) => {
      const { dose, beside } = dosePartsOf(text);
      const own = { ...at, entry: indication };
      return [
        ...doseLine(own, NOTHING_KNOWN, field, text),
        ...doseLine(own, NOTHING_KNOWN, `${field}, on the screen`, [dose, ...beside].join(' · ')),
      ];
    });
  return [
    ...Object.entries(fields).flatMap(([field, text]) => textLine(at, field, String(text))),
    ...listLines({ ...at, entry: 'indications' }, indications),
    ...doses('adultDose', adultDose),
    ...doses('pediatricDose', pediatricDose),
  ];
}
