import type { InfusionRange, LineDose, Preparation, RowFigure, Who } from '@first60/clinical';
import { Decimal } from '@first60/clinical';
import { askedAct } from '../acts/asked-act.ts';
import type { DoseFile } from '../files/dose-file.ts';
import type { DilutionFile, DrugFile, RegimenFile } from '../files/drug-file.ts';
import type { MedicationEntry } from '../files/protocol-file.ts';
import type { DosingRow, SourcedDilution } from '../model/drug.ts';
import type { MedicationLine } from '../model/protocol.ts';
import { actOfCard } from './acts/act-of-card.ts';
import { ageDosesOf } from './age-doses.ts';
import { faceCautionsOf } from './cautions.ts';
import { contraindicationsOf } from './contraindications.ts';
import { doseText } from './dose-text.ts';
import { isForAge } from './from-acts/age.ts';
import { facesOf } from './from-acts/regimens-of-acts.ts';
import { contraindicationsOfFaces, faceFor, type NamedActs, ordered } from './from-acts/texts-of-act.ts';
import { givenRegimen } from './given.ts';
import { missingDiluentOf } from './missing-diluent.ts';
import { known, type Note } from './notes.ts';

const MINUTES_IN_AN_HOUR = 60;

/** A dilution as rows and calculators show it. */
export const dilutionOf = ({ recipe, strength, use, belowMl, source = [] }: DilutionFile): SourcedDilution => ({
  recipe,
  perMl: strength,
  use,
  ...(belowMl !== undefined && { belowMl }),
  sources: source,
});

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
  const { say: _, bands: __, ...figures } = dose ?? {};
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
  const adultDilution = namedDilution(drug, row.adultDilution, note, 'regimens', name, 'row', 'adultDilution');
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
    ...(dilution && { dilution: dilutionOf(dilution) }),
    ...(adultDilution && { adultDilution: dilutionOf(adultDilution) }),
    ...missingDiluentOf(regimen, drugs),
    ...(row.maxTotal !== undefined && { maxTotal: row.maxTotal }),
    ...(row.repeatInterval !== undefined && { repeatInterval: row.repeatInterval }),
    ...(row.remarks !== undefined && { remarks: row.remarks }),
    ...contraindicationsOf(drug, [name], regimen.line?.contraindications),
    ...(row.cautions.length > 0 && { cautions: faceCautionsOf(row.cautions, row.source) }),
    sources: row.source,
  };
}

/** A dose as stated on a card: the printed text and the figures. The line's route says how fast it is given. */
function lineDose({ say, infusion, bands: _, ...figures }: DoseFile): LineDose {
  const { over: __, ...unpaced } = figures;
  const derived = doseText({ ...unpaced, ...(infusion && { infusion }) }) ?? '';
  const { orderAbove: ___, ...range } = infusion ?? {};
  return {
    text: say ?? (infusion ? `infusion ${derived}` : derived),
    ...figures,
    ...(infusion && { infusion: range as NonNullable<LineDose['infusion']> }),
  };
}

/** Rates in mL/h for a dilution, at both ends of an infusion's range. */
function ratesOf({ infusion }: DoseFile, { strength }: DilutionFile): { low: number; high: number } | undefined {
  if (infusion === undefined) return undefined;
  const rate = ({ amount }: { amount: number }): number =>
    new Decimal(amount).times(MINUTES_IN_AN_HOUR).div(strength.amount).toNumber();
  return { low: rate(infusion.low), high: rate(infusion.high) };
}

function mixedFrom(dilution: DilutionFile, adult: DoseFile | undefined, pediatric: DoseFile | undefined): Preparation {
  const adultRate = adult && ratesOf(adult, dilution);
  const pediatricRate = pediatric && ratesOf(pediatric, dilution);
  return {
    recipe: dilution.recipe,
    perMl: dilution.strength,
    mandatory: dilution.use === 'always',
    ...(adultRate && { adultRateMlPerHour: adultRate }),
    ...(pediatricRate && { pediatricRateMlPerKgPerHour: pediatricRate }),
  };
}

/** The preparation of a line: that of its patients, when all of them have the same one. */
function preparationOf(
  { adultPreparation, pediatricPreparation }: NonNullable<RegimenFile['line']>,
  { adult, pediatric }: { readonly adult: DoseFile | undefined; readonly pediatric: DoseFile | undefined },
): string | undefined {
  if (adult === undefined) return pediatricPreparation;
  if (pediatric === undefined) return adultPreparation;
  return adultPreparation === pediatricPreparation ? adultPreparation : undefined;
}

/** True when a route is for an age group that the line has a dose for. */
const isForSome = (who: Who, { adult, pediatric }: { readonly adult: unknown; readonly pediatric: unknown }): boolean =>
  (adult !== undefined && isForAge(who, 'adult')) || (pediatric !== undefined && isForAge(who, 'child'));

/** The drugs of an edition with their acts. */
export interface GivenDrugs {
  readonly drugs: ReadonlyMap<string, DrugFile>;
  /** Absent in an edition without acts. */
  readonly named?: NamedActs;
}

/**
 * One medication line of a card, made from its entry and the act named there.
 * @returns nothing when there is no such act, and then notes a problem.
 */
export function medicationLine(
  { drugs, named }: GivenDrugs,
  entry: MedicationEntry,
  note: Note,
  ...path: readonly PropertyKey[]
): MedicationLine | undefined {
  const given = givenRegimen(drugs, entry.give, note, ...path);
  if (given === undefined) return undefined;
  const { medication, drug, name, regimen } = given;
  const { line } = regimen;
  const own = actOfCard(entry);
  const asked = named && askedAct(named.acts, medication, own.act, own);
  if (line === undefined || named === undefined || asked === undefined) return undefined;
  const adult = entry.to === 'pediatric' ? undefined : regimen.adult;
  const pediatric = entry.to === 'adult' ? undefined : regimen.pediatric;
  const dilution = namedDilution(drug, preparationOf(line, { adult, pediatric }), note, ...path, 'preparation');
  const faces = facesOf(asked, named);
  const contraindications = contraindicationsOfFaces(faces);
  return {
    medication,
    ...own,
    indication: ordered(entry.indication ?? line.indication ?? '', faces),
    kind: line.kind,
    ...(adult && { adult: lineDose(adult) }),
    ...(pediatric && { pediatric: lineDose(pediatric) }),
    ...(dilution && { preparation: mixedFrom(dilution, adult, pediatric) }),
    ...missingDiluentOf(regimen, drugs),
    routes: asked.act.routes.flatMap(({ route, who = {} }) => (isForSome(who, { adult, pediatric }) ? [route] : [])),
    route: faceFor(asked, named).how,
    ...(contraindications.length > 0 && { contraindications }),
    ...(entry.purpose !== undefined && { purpose: entry.purpose }),
    ...(entry.whenUnsafe !== undefined && { whenUnsafe: entry.whenUnsafe }),
    ...((entry.first ?? line.first) && { first: true as const }),
    sources: entry.source ?? line.source ?? [],
  };
}
