import { type AskedAct, Decimal, type LineDose, type Preparation, type Who } from '@first60/clinical';
import { askedAct } from '../../acts/asked-act.ts';
import type { Face } from '../../acts/words/face.ts';
import type { MedicationEntry } from '../../files/protocol-file.ts';
import type { MedicationLine } from '../../model/protocol.ts';
import { actOfCard } from '../acts/act-of-card.ts';
import { givenAct } from '../given.ts';
import type { Note } from '../notes.ts';
import { isForAge } from './age.ts';
import { doseText, paceText } from './dose-text.ts';
import { faceFor, facesOf, type NamedActs } from './faces-by-age.ts';
import { kindOfLine } from './kind-of-line.ts';
import {
  contraindicationsOfFaces,
  ordered,
  orderedByAge,
  othersOfFaces,
  recipesOfFaces,
  warningsOfFaces,
} from './line-texts.ts';
import { onOrderOf } from './on-order.ts';
import type { NamedDilution } from './printed-dilution.ts';
import type { PrintedDilution, PrintedDose, PrintedDrug } from './printed-drug.ts';
import { recipeFor } from './row-texts.ts';
import { dilutionsOf } from './stocked-drug.ts';

/** The drugs of an edition with their acts. */
export interface GivenDrugs {
  readonly drugs: ReadonlyMap<string, PrintedDrug>;
  /** Absent in an edition without acts. */
  readonly named?: NamedActs;
}

/** The doses of a line by age group. */
interface Doses {
  readonly adult: PrintedDose | undefined;
  readonly pediatric: PrintedDose | undefined;
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
  const given = givenAct(drugs, entry.give, note, ...path);
  const own = actOfCard(entry);
  const asked = given && named && askedAct(named.acts, given.medication, own.act, own);
  if (given === undefined || named === undefined || asked === undefined) return undefined;
  const { medication, printed } = given;
  const doses: Doses = {
    adult: entry.to === 'pediatric' ? undefined : printed.adult,
    pediatric: entry.to === 'adult' ? undefined : printed.pediatric,
  };
  const { adult, pediatric } = doses;
  const { act } = asked;
  const dilution = dilutionOf(asked, doses);
  const face = faceFor(asked, named);
  const faces = facesOf(asked, named);
  const contraindications = contraindicationsOfFaces(faces);
  const warnings = warningsOfFaces(faces);
  // One that is for all patients of the line is its preparation.
  const onOrder = onOrderOf(asked);
  const recipes = dilution === undefined && !printed.missingDiluent ? recipesOfFaces(faces) : [];
  const others = othersOfFaces(faces, [adult, pediatric].map((dose) => dose?.say ?? '').join('; '));
  return {
    medication,
    ...own,
    indication: orderedByAge(ordered(entry.indication ?? act.cardLabel ?? act.label, faces), act, faces),
    kind: kindOfLine(asked),
    ...(adult && { adult: { ...lineDose(adult), ...routeOf(faces.adult, face) } }),
    ...(pediatric && { pediatric: { ...lineDose(pediatric), ...routeOf(faces.child, face) } }),
    ...(dilution && {
      preparation: preparationOf({ ...dilution, recipe: recipeFor(dilution.recipe, face) }, doses),
    }),
    ...(printed.missingDiluent && {
      missingDiluent: { name: printed.missingDiluent.name, sources: printed.missingDiluent.source },
    }),
    routes: act.routes.flatMap(({ route, who = {} }) => (isForSome(who, doses) ? [route] : [])),
    route: face.how,
    ...(contraindications.length > 0 && { contraindications }),
    ...(warnings.length > 0 && { warnings }),
    ...(recipes.length > 0 && { recipes }),
    ...(onOrder.length > 0 && { onOrder }),
    ...(others.length > 0 && { others }),
    ...(entry.purpose !== undefined && { purpose: entry.purpose }),
    ...(entry.whenUnsafe !== undefined && { whenUnsafe: entry.whenUnsafe }),
    ...((entry.first ?? act.first) && { first: true as const }),
    sources: entry.source ?? act.source,
  };
}

/** How a dose is given to one age group, when the line says it for both in other words. */
const routeOf = (group: Face | undefined, both: Face): Pick<LineDose, 'route'> =>
  group === undefined || group.how === '' || group.how === both.how ? {} : { route: group.how };

/** True when a route is for an age group that the line has a dose for. */
const isForSome = (who: Who, { adult, pediatric }: Doses): boolean =>
  (adult !== undefined && isForAge(who, 'adult')) || (pediatric !== undefined && isForAge(who, 'child'));

/** A dose as stated on a card: the printed text and the figures. The line's route says how fast it is given. */
function lineDose({ say, infusion, newborn, bands: _, ...figures }: PrintedDose): LineDose {
  const { over, ...unpaced } = figures;
  const spoken = over === undefined ? say : say?.replace(paceText(over), '');
  const derived = doseText({ ...unpaced, ...(infusion && { infusion }) }) ?? '';
  const { orderAbove: __, ...range } = infusion ?? {};
  return {
    text: spoken ?? (infusion ? `infusion ${derived}` : derived),
    ...figures,
    ...(newborn && { newborn: lineDose(newborn) }),
    ...(infusion && { infusion: range as NonNullable<LineDose['infusion']> }),
  };
}

/** The dilution that every patient of the line gets. One that only a small dose needs is told by the face. */
function dilutionOf({ act, drug }: AskedAct, { adult, pediatric }: Doses): PrintedDilution | undefined {
  const all = dilutionsOf(drug, act);
  const [ofAdult, ofChild] = [forEverybody(all.adult), forEverybody(all.child)];
  if (adult === undefined) return ofChild?.dilution;
  if (pediatric === undefined) return ofAdult?.dilution;
  return ofAdult?.name === ofChild?.name ? ofAdult?.dilution : undefined;
}

const forEverybody = (one: NamedDilution | undefined): NamedDilution | undefined =>
  one?.dilution.use === 'small-dose' ? undefined : one;

function preparationOf(dilution: PrintedDilution, { adult, pediatric }: Doses): Preparation {
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

const MINUTES_IN_AN_HOUR = 60;

/** Rates in mL/h for a dilution, at both ends of an infusion's range. */
function ratesOf({ infusion }: PrintedDose, { strength }: PrintedDilution): { low: number; high: number } | undefined {
  if (infusion === undefined) return undefined;
  const rate = ({ amount }: { amount: number }): number =>
    new Decimal(amount).times(MINUTES_IN_AN_HOUR).div(strength.amount).toNumber();
  return { low: rate(infusion.low), high: rate(infusion.high) };
}
