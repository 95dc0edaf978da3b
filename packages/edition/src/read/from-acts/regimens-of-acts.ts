import type { Act, AskedAct, DrugActs, Product, Route } from '@first60/clinical';
import { askedAct } from '../../acts/asked-act.ts';
import type { DrugFile, RegimenFile } from '../../files/drug-file.ts';
import type { EditionActs } from '../../model/edition-acts.ts';
import { type Age, isForAge } from './age.ts';
import { dilutionOfAct, type NamedDilution, strengthOfProduct } from './dilutions-of-acts.ts';
import { doseOfAct } from './dose-of-act.ts';
import { notesOf, preparationText } from './drug-texts.ts';
import { cautionsOfFaces, contraindicationsOfFaces, faceFor, type NamedActs, rowTexts } from './texts-of-act.ts';

type Line = NonNullable<RegimenFile['line']>;
type Row = NonNullable<RegimenFile['row']>;
type Contraindications = DrugFile['contraindications'];

/** What the acts of a drug say in the form of its file. */
export type DrugOfActs = Pick<
  DrugFile,
  'strength' | 'dilutions' | 'regimens' | 'contraindications' | 'greatestUndilutedIv' | 'preparation' | 'notesCaution'
>;

const productOf = ({ products }: DrugActs, { product }: Act): Product =>
  products.find(({ id }) => id === product) ?? products[0];

/** A drug's strength, dilutions and doses, without a word. Texts of other files refer to these figures. */
export function figuresOfActs(
  drug: DrugActs,
  acts: EditionActs,
): Pick<DrugFile, 'strength' | 'dilutions' | 'regimens'> {
  const [product] = drug.products;
  const strength = strengthOfProduct(product);
  const dilutions = drug.acts.flatMap((act) => AGES.flatMap((age) => dilutionFor(drug, act, age) ?? []));
  return {
    ...(strength && { strength }),
    dilutions: Object.fromEntries(dilutions.map(({ name, dilution }) => [name, dilution])),
    regimens: Object.fromEntries(drug.acts.map((act) => [act.id, dosesOf(drug, act, acts)])),
  };
}

const AGES: readonly Age[] = ['adult', 'child'];

/** The dilution for an age group that has a dose. */
const dilutionFor = (drug: DrugActs, act: Act, age: Age) =>
  act.dose.some(({ who }) => isForAge(who, age)) ? dilutionOfAct(drug, act, age) : undefined;

interface Dilutions {
  readonly adult: NamedDilution | undefined;
  readonly child: NamedDilution | undefined;
}

function dosesOf(drug: DrugActs, act: Act, acts: EditionActs): RegimenFile {
  const { byAge, youngsNever } = act;
  const adult = doseOfAct(drug, act, 'adult', acts);
  const pediatric = doseOfAct(drug, act, 'child', acts);
  const diluent = missingDiluentOf(drug, act, acts);
  return {
    ...(adult && { adult }),
    ...(pediatric && { pediatric }),
    ...(diluent && { diluent }),
    ...(byAge && {
      byAge: byAge.map(({ who, dose, say, source }) => ({ dose, say, only: who.range ?? {}, source: [...source] })),
    }),
    ...(youngsNever !== undefined && { youngsNever }),
  };
}

/** The fluid that an act must be made with, when no kit holds it. */
function missingDiluentOf(drug: DrugActs, { id, source }: Act, { drugs }: EditionActs): RegimenFile['diluent'] {
  const made = drug.preparations.find(({ must }) => must.some(({ acts }) => acts?.includes(id)));
  if (made === undefined || made.diluent === SALINE || drugs[made.diluent] !== undefined) return undefined;
  return { name: made.diluent.replace(/-(\d+)$/, ' $1%').replaceAll('-', ' '), source: [...(made.source ?? source)] };
}
const SALINE = 'saline';

/**
 * A drug's file as its acts come to it: strength, dilutions, contraindications, and for each act the row of the
 * formulary and what a card's line needs.
 */
export function drugOfActs(drug: DrugActs, named: NamedActs): DrugOfActs {
  const figures = figuresOfActs(drug, named.acts);
  const asked = drug.acts.flatMap((act) => askedAct(named.acts, drug.id, act.id) ?? []);
  const regimens = asked.map((one) => {
    const { act } = one;
    const doses = figures.regimens[act.id] ?? {};
    const dilutions = { adult: dilutionFor(drug, act, 'adult'), child: dilutionFor(drug, act, 'child') };
    const regimen: RegimenFile = {
      ...doses,
      ...(!act.noRow && { row: rowOf(one, doses, dilutions, named) }),
      line: lineOf(one, doses, dilutions),
    };
    return [act.id, regimen] as const;
  });
  const greatest = drug.routeLimits?.find(({ routes, strength }) => strength && routes.includes('IV'))?.strength;
  return {
    ...figures,
    ...(greatest && { greatestUndilutedIv: greatest }),
    preparation: preparationText(drug, named.acts),
    ...notesOf(drug, named.acts),
    regimens: Object.fromEntries(regimens),
    contraindications: contraindicationsOfDrug(asked, named),
  };
}

function rowOf(asked: AskedAct, { adult, pediatric }: RegimenFile, dilutions: Dilutions, named: NamedActs): Row {
  const { act, drug } = asked;
  const product = productOf(drug, act);
  const strength = product.id === drug.products[0].id ? undefined : strengthOfProduct(product);
  const isInfusion = adult?.infusion !== undefined || pediatric?.infusion !== undefined;
  const isCounted = ['bolus', 'nebule', 'solid', 'autoinjector'].includes(kindOf(asked));
  const byPump = pumpOf(act);
  return {
    indication: act.label,
    kind: isInfusion ? 'infusion' : isCounted ? 'bolus' : 'other',
    ...(adult?.say !== undefined && { adultSays: adult.say }),
    ...(pediatric?.say !== undefined && { pediatricSays: pediatric.say }),
    ...(adult === undefined && isCall(act, 'adult') && { adultSays: FROM_OLMD }),
    ...(pediatric === undefined && isCall(act, 'child') && { pediatricSays: FROM_OLMD }),
    ...(isText(adult) && { adultFigure: 'none' as const }),
    ...(isText(pediatric) && { pediatricFigure: 'none' as const }),
    ...rowTexts(faceFor(asked, named)),
    cautions: cautionsOfFaces(facesOf(asked, named)).map((said) => ({ ...said, source: [...act.source] })),
    ...(byPump && { byPump }),
    ...(act.youngs && { youngs: act.youngs }),
    ...(strength && { strength }),
    ...dilutionsIn(dilutions, pediatric !== undefined),
    source: [...act.source],
  };
}

/** The dilution of a row, and that of an adult when the child's is another one or none. */
function dilutionsIn({ adult, child }: Dilutions, hasChild: boolean): Pick<Row, 'dilution' | 'adultDilution'> {
  const dilution = hasChild ? child?.name : adult?.name;
  return {
    ...(dilution !== undefined && { dilution }),
    ...(adult !== undefined && adult.name !== dilution && { adultDilution: adult.name }),
  };
}

const FROM_OLMD = 'Dose only from OLMD';

/** True when OLMD alone names the dose of an age group. */
const isCall = ({ dose }: Act, age: Age): boolean => dose.some(({ who, give }) => give === 'call' && isForAge(who, age));

const isText = (dose: RegimenFile['adult']): boolean =>
  dose !== undefined && dose.fixed === undefined && dose.perKg === undefined && dose.infusion === undefined;

function pumpOf({ device = [] }: Act): Row['byPump'] {
  const pumps = device.filter(({ is }) => is === 'pump');
  if (pumps.length === 0) return undefined;
  return pumps.some(({ who }) => who === undefined || who.group === undefined) ? 'all' : 'children';
}

const KINDS: Readonly<Partial<Record<Product['form'], Line['kind']>>> = {
  nebule: 'nebule',
  tablet: 'solid',
  tube: 'solid',
  spray: 'solid',
  cylinder: 'gas',
  injector: 'autoinjector',
};

/** How a line's dose is counted. */
function kindOf({ act, drug }: AskedAct): Line['kind'] {
  const product = productOf(drug, act);
  if (act.dose.some(({ give }) => typeof give === 'object' && 'low' in give && give.per === 'min')) return 'infusion';
  if (product.holds.drug === undefined && product.form !== 'cylinder') return 'fluid';
  return KINDS[product.form] ?? 'bolus';
}

/** Made for every patient of the group. One that only a small dose needs is told by the face. */
const preparedName = (dilution: NamedDilution | undefined): string | undefined =>
  dilution?.dilution.use === 'small-dose' ? undefined : dilution?.name;

function lineOf(asked: AskedAct, { adult, pediatric }: RegimenFile, dilutions: Dilutions): Line {
  const { act } = asked;
  const [ofAdult, ofChild] = [preparedName(dilutions.adult), preparedName(dilutions.child)];
  return {
    kind: kindOf(asked),
    routes: [...new Set(act.routes.map(({ route }): Route => route))],
    ...(adult && ofAdult !== undefined && { adultPreparation: ofAdult }),
    ...(pediatric && ofChild !== undefined && { pediatricPreparation: ofChild }),
    ...(act.first && { first: act.first }),
    indication: act.cardLabel ?? act.label,
    source: [...act.source],
  };
}

/** The contraindications of all acts. Those of some acts alone name them. */
function contraindicationsOfDrug(asked: readonly AskedAct[], named: NamedActs): Contraindications {
  const all = asked.flatMap((one) =>
    contraindicationsOfFaces(facesOf(one, named)).map((said) => ({ act: one.act, said })),
  );
  const groups = Map.groupBy(all, ({ said }) => JSON.stringify(said));
  return [...groups.values()].flatMap((group): Contraindications => {
    const [first] = group;
    if (first === undefined) return [];
    const { condition, action, to } = first.said;
    return [
      {
        ...(action === 'never' ? { never: [condition] } : { callFirst: [condition] }),
        ...(to && { to }),
        ...(group.length < asked.length && { only: group.map(({ act }) => act.id) }),
        source: [...new Set(group.flatMap(({ act }) => act.source))],
      },
    ];
  });
}

/** The face of an act for each age group that has a dose by it. */
export const facesOf = (asked: AskedAct, named: NamedActs) =>
  Object.fromEntries(
    (['adult', 'child'] satisfies Age[]).flatMap((age) =>
      asked.act.dose.some(({ who }) => isForAge(who, age)) ? [[age, faceFor(asked, named, age)]] : [],
    ),
  );
