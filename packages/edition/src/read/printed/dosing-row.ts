import {
  type Act,
  type AskedAct,
  convertible,
  digits,
  doseOf,
  type Figure,
  perMl,
  type RowFigure,
  volumeOf,
} from '@first60/clinical';
import { askedAct } from '../../acts/asked-act.ts';
import type { Face } from '../../acts/words/face.ts';
import { capital } from '../../acts/words/sentence.ts';
import type { DosingRow, SourcedDilution } from '../../model/drug.ts';
import type { Caution } from '../../model/line.ts';
import { type Age, isForAge } from './age.ts';
import { doseText } from './dose-text.ts';
import { type FacesByAge, faceFor, facesOf, type NamedActs } from './faces-by-age.ts';
import { kindOfLine, productOf } from './kind-of-line.ts';
import { contraindicationsOfFaces } from './line-texts.ts';
import { type NamedDilution, strengthOfProduct } from './printed-dilution.ts';
import type { PrintedAct, PrintedDose } from './printed-drug.ts';
import { cautionsOfFaces, recipeFor, recipeWithWhom, rowTexts } from './row-texts.ts';
import { dilutionsOf } from './stocked-drug.ts';

/** Age from which a row's adult dose holds, in months. */
const ADULT_FROM_MONTHS = 216;

/** The row that an act is in the formulary and in the calculators. */
export function dosingRow(asked: AskedAct, printed: PrintedAct, named: NamedActs): DosingRow {
  const { act, drug } = asked;
  const { adult, pediatric, missingDiluent } = printed;
  const product = productOf(asked);
  const strength = product.id === drug.products[0].id ? undefined : strengthOfProduct(product);
  const byPump = pumpOf(act);
  const face = faceFor(asked, named);
  const faces = facesOf(asked, named);
  const contraindications = contraindicationsOfFaces(faces);
  const cautions = cautionsOf(asked, face, faces);
  const stock = strengthOfProduct(product);
  // A dose for no one of 18 years or more is a child's in a row, whose adults begin there.
  const grown = (adult?.only?.belowMonths ?? ADULT_FROM_MONTHS + 1) > ADULT_FROM_MONTHS ? adult : undefined;
  const [ofAdult, ofChild] = [sideOf(grown, act, 'adult', stock), sideOf(pediatric, act, 'child', stock)];
  return {
    indication: act.label,
    kind: kindOfRow(asked, printed),
    ...rowTexts(face, faces, nextFaces(asked, named)),
    ...(byPump && { byPump }),
    ...(ofAdult.text !== undefined && { adultDose: ofAdult.text }),
    ...(ofAdult.figure && { adultFigure: ofAdult.figure }),
    ...(adult?.infusion && { adultInfusion: adult.infusion }),
    ...(ofChild.text !== undefined && { pedsDose: ofChild.text }),
    ...(ofChild.figure && { pedsFigure: ofChild.figure }),
    ...(pediatric?.infusion && { pedsInfusion: pediatric.infusion }),
    ...(act.youngs && { youngs: act.youngs }),
    ...agesOf(act),
    ...(strength && { concentration: strength }),
    ...dilutionsIn(asked, printed, face),
    ...(missingDiluent && { missingDiluent: { name: missingDiluent.name, sources: missingDiluent.source } }),
    ...(contraindications.length > 0 && { contraindications }),
    ...(cautions.length > 0 && { cautions }),
    sources: act.source,
  };
}

/** What the act of the next dose says, when no row of its own says it. */
function nextFaces({ act, drug }: AskedAct, named: NamedActs): FacesByAge {
  const next = drug.acts.find(({ noRow, start }) => noRow && start?.after?.includes(act.id));
  const asked = next && askedAct(named.acts, drug.id, next.id);
  return asked ? facesOf(asked, named) : {};
}

/** The cautions on the face of an act's row. */
const cautionsOf = (asked: AskedAct, face: Face, faces: FacesByAge): readonly Caution[] =>
  [...madeOf(asked, face), ...cautionsOfFaces(faces)].map((said) => ({
    ...said,
    ofAct: true,
    sources: asked.act.source,
  }));

/** How it is made for those patients alone who need it otherwise: "Child under 1 year: each mL + 1 mL saline". */
function madeOf(asked: AskedAct, { doses }: Face): readonly Omit<Caution, 'sources'>[] {
  const recipes = new Set(doses.map(({ recipe }) => recipe));
  const { adult, child } = dilutionsOf(asked.drug, asked.act);
  // The row offers a dilution for small doses next to the dose, so it is not repeated here.
  const isOffered = [adult, child].some((one) => one?.dilution.use === 'small-dose');
  if (recipes.size < 2 || isOffered) return [];
  return doses.flatMap(({ whose, recipe }) =>
    recipe === undefined || whose === undefined
      ? []
      : [{ text: `${capital(whose)}: ${recipe}.`, level: 'check' as const }],
  );
}

function kindOfRow(asked: AskedAct, { adult, pediatric }: PrintedAct): DosingRow['kind'] {
  if (adult?.infusion || pediatric?.infusion) return 'infusion';
  // The calculator works out amounts in mg and mcg. Any other dose is shown as it is written.
  const isMass = [adult, pediatric].every((dose) => MASSES.has((dose?.fixed ?? dose?.perKg)?.unit ?? 'mg'));
  return isMass && COUNTED.has(kindOfLine(asked)) ? 'bolus' : 'other';
}

const MASSES: ReadonlySet<string> = new Set(['mg', 'mcg']);
const COUNTED: ReadonlySet<string> = new Set(['bolus', 'nebule', 'solid', 'autoinjector']);

const FROM_OLMD = 'Dose only from OLMD';

interface RowSide {
  readonly text?: string;
  readonly figure?: RowFigure;
}

/** The dose of one age group: its text, and its figures when it has some that are weighed. */
function sideOf(dose: PrintedDose | undefined, { dose: entries }: Act, age: Age, stock: Figure | undefined): RowSide {
  const isCall = entries.some(({ who, give }) => give === 'call' && isForAge(who, age));
  if (dose === undefined) return isCall ? { text: FROM_OLMD } : {};
  const written = dose.say ?? doseText(dose);
  const volume = stock && volumeBeside(dose, stock);
  const text = written !== undefined && volume !== undefined ? `${written} (${volume})` : written;
  const isFigure = dose.fixed !== undefined || dose.perKg !== undefined;
  return { ...(text !== undefined && { text }), ...(isFigure && { figure: figureOf(dose) }) };
}

/** The volume of a fixed dose that the calculator does not work out, because it is neither in mg nor in mcg. */
function volumeBeside({ fixed, inMl }: PrintedDose, stock: Figure): string | undefined {
  if (fixed === undefined || inMl || fixed.unit === 'mL' || MASSES.has(fixed.unit)) return undefined;
  return convertible(fixed.unit, stock.unit) ? `${digits(volumeOf(doseOf(fixed), perMl(stock)).value)} mL` : undefined;
}

function figureOf({ fixed, perKg, min, max, only, newborn, over, totalPerKg, totalMax }: PrintedDose): RowFigure {
  // A row has one figure. Who may be a newborn with another dose is not given this one.
  const range = newborn === undefined ? only : { fromMonths: 1, ...only };
  return {
    ...(fixed && { fixed }),
    ...(perKg && { perKg }),
    ...(min && { min }),
    ...(max && { max }),
    ...(totalPerKg && { totalPerKg }),
    ...(totalMax && { totalMax }),
    ...(over && { over }),
    ...(range && { only: range }),
  };
}

function pumpOf({ device = [] }: Act): DosingRow['byPump'] {
  const pumps = device.filter(({ is }) => is === 'pump');
  if (pumps.length === 0) return undefined;
  return pumps.some(({ who }) => who === undefined || who.group === undefined) ? 'all' : 'children';
}

/** Doses by age alone, and the reason, if any, for never using Young's figure. */
const agesOf = ({ byAge, youngsNever }: Act): Pick<DosingRow, 'byAge' | 'youngsNever'> => ({
  ...(byAge && {
    byAge: byAge.map(({ who, dose, say, source }) => ({ dose, say, only: who.range ?? {}, sources: source })),
  }),
  ...(youngsNever !== undefined && { youngsNever }),
});

/** The dilution of a row, and that of an adult when the child's is another one or none. */
function dilutionsIn(
  { act, drug }: AskedAct,
  { pediatric }: PrintedAct,
  face: Face,
): Pick<DosingRow, 'dilution' | 'adultDilution'> {
  const { adult, child } = dilutionsOf(drug, act);
  const dilution = pediatric === undefined ? adult : child;
  const isOther = adult !== undefined && adult.name !== dilution?.name;
  const said = (one: NamedDilution): SourcedDilution => {
    const sourced = sourcedDilution(one);
    // Beside an adult's dilution each of the two is told with its age group.
    const recipe = (isOther ? recipeFor : recipeWithWhom)(sourced.recipe, face);
    return { ...sourced, recipe };
  };
  return {
    ...(dilution && { dilution: said(dilution) }),
    ...(isOther && { adultDilution: said(adult) }),
  };
}

/** A dilution as rows and calculators show it. */
export const sourcedDilution = ({
  dilution: { recipe, strength, use, belowMl, source },
}: Pick<NamedDilution, 'dilution'>): SourcedDilution => ({
  recipe,
  perMl: strength,
  use,
  ...(belowMl !== undefined && { belowMl }),
  sources: source,
});
