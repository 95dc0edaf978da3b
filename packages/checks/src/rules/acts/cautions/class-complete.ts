import type { Act, DrugActs } from '@first60/clinical';
import type { Found } from '../../../rule.ts';
import { type ActRule, actStops, drugStops } from '../act-rule.ts';
import { type ActTables, classesOf } from '../act-tables.ts';

/** Classes of drugs after which a patient may stop breathing. */
const SEDATING = ['benzodiazepine', 'opioid', 'dissociative', 'induction-agent'];
/** Classes of drugs by which a patient does not feel the paralysis. */
const BEFORE_PARALYSIS = new Set(['benzodiazepine', 'dissociative', 'induction-agent']);
const PARALYTIC = 'paralytic';
const VESICANT = 'vesicant';
const BAG_MASK = 'bag-mask-ready';
const LINE = 'line-runs-freely';

/** A drug has what its class needs: banner, sedation and bag-mask of a paralytic, monitoring of a sedative, the vein of a vesicant. */
export const classComplete: ActRule = {
  name: 'class-complete',
  find: ({ drugs, tables }) =>
    drugs.flatMap((drug) => [
      ...(drug.classes.includes(PARALYTIC) ? paralyticFaults(drug, drugs, tables) : []),
      ...(drug.classes.some((key) => SEDATING.includes(key)) ? unwatched(drug, tables) : []),
      ...(drug.classes.includes(VESICANT) ? unseenVeins(drug, tables) : []),
    ]),
};

function paralyticFaults(drug: DrugActs, drugs: readonly DrugActs[], tables: ActTables): readonly Found[] {
  return [
    ...(classesOf(drug, tables).some(({ banner }) => banner !== undefined)
      ? []
      : [drugStops(drug, 'paralyzes, and its class has no banner: give it one.')]),
    ...drug.acts.flatMap((act) => [
      ...(watchedIn(drug, act, tables).includes(BAG_MASK)
        ? []
        : [actStops(drug, act, `paralyzes without a bag-mask at hand: add "${BAG_MASK}".`)]),
      ...(isAfterSedation(act, drugs)
        ? []
        : [actStops(drug, act, 'paralyzes before the patient is sedated: name the sedative under "start".')]),
    ]),
  ];
}

/** A sedative comes before it, or sedation is looked at first. */
const isAfterSedation = ({ start = {} }: Act, drugs: readonly DrugActs[]): boolean =>
  [...(start.check ?? []), ...(start.first ?? []).map(({ say }) => say)].some((key) => /sedat|induc/i.test(key)) ||
  [...(start.after ?? []), ...(start.within ?? []).map(({ given }) => given)].some((ref) =>
    drugs.some(({ id, classes }) => id === ref.split('/')[0] && classes.some((key) => BEFORE_PARALYSIS.has(key))),
  );

const unwatched = (drug: DrugActs, tables: ActTables): readonly Found[] =>
  drug.acts
    .filter((act) => watchedIn(drug, act, tables).length === 0)
    .map((act) => actStops(drug, act, 'sedates without monitoring: say under "monitor" what is watched.'));

/** A vesicant harms the tissue around the vein. */
const unseenVeins = (drug: DrugActs, tables: ActTables): readonly Found[] =>
  drug.acts
    .filter(
      (act) =>
        act.routes.some(({ route }) => tables.routes[route]?.vein) &&
        act.site === undefined &&
        !watchedIn(drug, act, tables).includes(LINE),
    )
    .map((act) => actStops(drug, act, `harms tissue outside a vein: name the "site", or watch "${LINE}".`));

const watchedIn = (drug: DrugActs, act: Act, tables: ActTables): readonly string[] => [
  ...classesOf(drug, tables).flatMap(({ monitor = [] }) => monitor),
  ...(drug.monitor ?? []),
  ...(act.monitor ?? []),
  ...(act.start?.needs ?? []),
];
