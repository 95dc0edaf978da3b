import type { InfusionRange, LineDose, RowFigure } from '@first60/clinical';
import type { DoseFile } from '../files/dose-file.ts';
import type { DilutionFile, DrugFile, RegimenFile } from '../files/drug-file.ts';
import type { MedicationEntry } from '../files/protocol-file.ts';
import type { DosingRow } from '../model/drug.ts';
import type { MedicationLine } from '../model/protocol.ts';
import { actOfCard } from './acts/act-of-card.ts';
import { ageDosesOf } from './age-doses.ts';
import { faceCautionsOf } from './cautions.ts';
import { concerning, contraindicationsOf } from './contraindications.ts';
import { preparationOf, sourcedDilution } from './dilution.ts';
import { doseText } from './dose-text.ts';
import { givenRegimen } from './given.ts';
import { missingDiluentOf } from './missing-diluent.ts';
import { known, type Note } from './notes.ts';

/** Looks up a dilution. If the drug has no dilution of that name, a problem is noted. */
export function namedDilution(
  drug: DrugFile | undefined,
  name: string | undefined,
  note: Note,
  ...path: readonly PropertyKey[]
): DilutionFile | undefined {
  if (name === undefined || drug === undefined) return undefined;
  const dilution = drug.dilutions[name];
  if (dilution === undefined) {
    note(path, `${drug.genericName} has no dilution "${name}": ${known(Object.keys(drug.dilutions))}.`);
  }
  return dilution;
}

/** The figures that a row of the formulary must match. */
function rowFigure(
  { fixed, perKg, min, max, only, over, totalPerKg, totalMax }: DoseFile,
  rowOver: DoseFile['over'],
): RowFigure {
  const pace = rowOver ?? over;
  return {
    ...(fixed && { fixed }),
    ...(perKg && { perKg }),
    ...(min && { min }),
    ...(max && { max }),
    ...(totalPerKg && { totalPerKg }),
    ...(totalMax && { totalMax }),
    ...(pace && { over: pace }),
    ...(only && { only }),
  };
}

interface RowSide {
  readonly text?: string;
  readonly figure?: RowFigure;
  readonly infusion?: InfusionRange;
}

function rowSide(
  dose: DoseFile | undefined,
  says: string | undefined,
  isBare: boolean,
  over: DoseFile['over'],
): RowSide {
  const { say: _, ...figures } = dose ?? {};
  const derived = dose && doseText(over === undefined ? figures : { ...figures, over });
  const text = says === 'none' ? undefined : (says ?? derived);
  return {
    ...(text !== undefined && { text }),
    ...(dose?.infusion && { infusion: dose.infusion }),
    ...(dose && !dose.infusion && !isBare && { figure: rowFigure(dose, over) }),
  };
}

/** The kind of a row that does not specify one itself. */
function kindOf({ adult, pediatric, line }: RegimenFile): DosingRow['kind'] {
  if (adult?.infusion || pediatric?.infusion) return 'infusion';
  return line === undefined || line.kind === 'bolus' ? 'bolus' : 'other';
}

/** The formulary row of a regimen. Nothing if the formulary does not print the regimen. */
export function dosingRow(
  drug: DrugFile,
  name: string,
  drugs: ReadonlyMap<string, DrugFile>,
  note: Note,
): DosingRow | undefined {
  const regimen = drug.regimens[name];
  const row = regimen?.row;
  if (regimen === undefined || row === undefined) return undefined;
  const adult = rowSide(regimen.adult, row.adultSays, row.adultFigure === 'none', row.adultOver);
  const pediatric = rowSide(regimen.pediatric, row.pediatricSays, row.pediatricFigure === 'none', row.pediatricOver);
  const dilution = namedDilution(drug, row.dilution, note, 'regimens', name, 'row', 'dilution');
  return {
    indication: row.indication,
    kind: row.kind ?? kindOf(regimen),
    route: row.route,
    ...(row.byPump && { byPump: row.byPump }),
    ...(adult.text !== undefined && { adultDose: adult.text }),
    ...(adult.figure && { adultFigure: adult.figure }),
    ...(adult.infusion && { adultInfusion: adult.infusion }),
    ...(pediatric.text !== undefined && { pedsDose: pediatric.text }),
    ...(pediatric.figure && { pedsFigure: pediatric.figure }),
    ...(pediatric.infusion && { pedsInfusion: pediatric.infusion }),
    ...(row.youngs && { youngs: row.youngs }),
    ...ageDosesOf(regimen),
    ...(row.strength && { concentration: row.strength }),
    ...(dilution && { dilution: sourcedDilution(dilution) }),
    ...missingDiluentOf(regimen, drugs),
    ...(row.maxTotal !== undefined && { maxTotal: row.maxTotal }),
    ...(row.repeatInterval !== undefined && { repeatInterval: row.repeatInterval }),
    ...(row.remarks !== undefined && { remarks: row.remarks }),
    ...contraindicationsOf(drug, [name], regimen.line?.contraindications),
    ...(row.cautions.length > 0 && { cautions: faceCautionsOf(row.cautions, row.source) }),
    sources: row.source,
  };
}

/** A dose as stated on a card: the printed text and the figures. */
function lineDose({ say, infusion, ...figures }: DoseFile): LineDose {
  const derived = doseText({ ...figures, ...(infusion && { infusion }) }) ?? '';
  const { orderAbove: _, ...range } = infusion ?? {};
  return {
    text: say ?? (infusion ? `infusion ${derived}` : derived),
    ...figures,
    ...(infusion && { infusion: range as NonNullable<LineDose['infusion']> }),
  };
}

/** The wording of one medication line: its own, or else its regimen's, minus whatever the line leaves out. */
function wordsOf(entry: MedicationEntry, line: NonNullable<RegimenFile['line']>) {
  const left = new Set<string>(entry.without ?? []);
  const said = { ...line, ...entry };
  const word = (name: 'max' | 'examples' | 'note' | 'adultNote' | 'pediatricNote') => {
    const text = said[name];
    return text === undefined || left.has(name) ? {} : { [name]: text };
  };
  return {
    ...word('max'),
    ...word('examples'),
    ...word('note'),
    ...word('adultNote'),
    ...word('pediatricNote'),
  };
}

/**
 * One medication line of a card, made from its entry and the regimen named there.
 * @returns nothing when the regimen is unknown or not meant for cards, and then notes a problem.
 */
export function medicationLine(
  drugs: ReadonlyMap<string, DrugFile>,
  entry: MedicationEntry,
  note: Note,
  ...path: readonly PropertyKey[]
): MedicationLine | undefined {
  const given = givenRegimen(drugs, entry.give, note, ...path);
  if (given === undefined) return undefined;
  const { medication, drug, name, regimen } = given;
  const { line } = regimen;
  if (line === undefined) {
    note([...path, 'give'], `The regimen "${name}" has no "line" that says how a card gives it: add one to its drug.`);
    return undefined;
  }
  const adult = entry.to === 'pediatric' ? undefined : regimen.adult;
  const pediatric = entry.to === 'adult' ? undefined : regimen.pediatric;
  const prepared = entry.preparation ?? line.preparation;
  const dilution = prepared === 'none' ? undefined : namedDilution(drug, prepared, note, ...path, 'preparation');
  const indication = entry.indication ?? line.indication;
  const route = entry.route ?? line.route;
  const timing = entry.timing ?? line.timing;
  for (const [word, text] of Object.entries({ indication, route, timing })) {
    if (text === undefined) note(path, `Neither this line nor its regimen says "${word}": add it to one of them.`);
  }
  return {
    medication,
    ...actOfCard(entry),
    indication: indication ?? '',
    kind: line.kind,
    ...(adult && { adult: lineDose(adult) }),
    ...(pediatric && { pediatric: lineDose(pediatric) }),
    ...(dilution && { preparation: preparationOf(dilution, { adult, pediatric }) }),
    ...missingDiluentOf(regimen, drugs),
    routes: entry.routes ?? line.routes,
    route: route ?? '',
    timing: timing ?? '',
    ...wordsOf(entry, line),
    ...concerning(contraindicationsOf(drug, [name], line.contraindications, entry.contraindications), {
      adult,
      pediatric,
    }),
    ...(entry.purpose !== undefined && { purpose: entry.purpose }),
    ...(entry.whenUnsafe !== undefined && { whenUnsafe: entry.whenUnsafe }),
    ...((entry.first ?? line.first) && { first: true as const }),
    sources: entry.source ?? line.source ?? [],
  };
}
