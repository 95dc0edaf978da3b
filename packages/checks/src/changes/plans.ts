import { type ArrestPlan, type PlanDrug, type PlanLine, perMl, strengthText } from '@first60/clinical';
import { canonicalJson, type Edition, isLineOfCard, type MedicationLine } from '@first60/edition';
import { attempt } from '../doses/attempt.ts';
import { cardOf, drugOf } from '../looked-up.ts';
import { wordsOfLine } from '../own-plans.ts';
import { PLAN_TIMES, timeText } from '../plan-times.ts';

type Plans = NonNullable<Edition['codes']>;

/** The plans of both editions in the form in which they are compared. */
interface ComparedPlans {
  readonly was: unknown;
  readonly is: unknown;
}

/**
 * The plans of both editions without anything that a plan only copies from its card and from the stocked drug, both
 * before and now: that is reported at its source. If a plan now copies from another line than before, this is reported
 * for the plan.
 */
export function comparedPlans(was: Partial<Edition>, is: Partial<Edition>): ComparedPlans {
  if (was.codes === is.codes) return { was: undefined, is: undefined };
  const taken = takenDrugs(was, is);
  return { was: withTimes(without(was.codes, taken), ''), is: withTimes(without(is.codes, taken), '') };
}

/** Plans and clocks with their times written as on cards. */
export const inSpokenTimes = (plans: unknown): unknown => withTimes(plans, '');

/** The fields of each drug in each plan that match the card and the stock in both editions. */
type Taken = ReadonlyMap<string, ReadonlySet<keyof PlanDrug>>;

const keyOf = (plan: string, drug: string): string => JSON.stringify([plan, drug]);

function takenDrugs(was: Partial<Edition>, is: Partial<Edition>): Taken {
  const isUntouched = (drug: PlanDrug, before: PlanDrug): boolean => drug === before && was.protocols === is.protocols;
  return new Map(
    entriesOf(is.codes).flatMap(([id, plan]) => {
      const old = entriesOf(was.codes).find(([name]) => name === id)?.[1];
      return drugsOf(plan).flatMap((drug) => {
        const before = old && drugsOf(old).find((one) => one.id === drug.id);
        if (old === undefined || before === undefined || isUntouched(drug, before)) return [];
        const [then, now] = [
          { edition: was, drug: before, card: linesOf(was, old.protocol) },
          { edition: is, drug, card: linesOf(is, plan.protocol) },
        ];
        return [[keyOf(id, drug.id), takenFields(then, now)] as const];
      });
    }),
  );
}

interface Planned {
  readonly edition: Partial<Edition>;
  readonly drug: PlanDrug;
  readonly card: readonly MedicationLine[];
}

function takenFields(was: Planned, is: Planned): ReadonlySet<keyof PlanDrug> {
  const both = (isTaken: (planned: Planned) => boolean): boolean => isTaken(was) && isTaken(is);
  const isOneDrug = was.drug.line?.medication === is.drug.line?.medication;
  const fields = new Set<keyof PlanDrug>();
  if (isOneDrug && both(isOfCard) && !isSwitched(was, is)) fields.add('line');
  if (isOneDrug && both(isOfStock)) fields.add('stock');
  if (isOneDrug && both(isStrengthOfStock)) fields.add('strength');
  return fields;
}

const isOfCard = ({ drug: { line }, card }: Planned): boolean => line !== undefined && isAmong(line, card);

const isAmong = (line: PlanLine, card: readonly MedicationLine[]): boolean =>
  card.some(
    (said) => said.medication === line.medication && said.indication === line.indication && isLineOfCard(line, said),
  );

/** True when a plan has switched from one existing line of the card to another. */
function isSwitched(was: Planned, is: Planned): boolean {
  const [before, now] = [was.drug.line, is.drug.line];
  if (before === undefined || now === undefined) return true;
  if (canonicalJson(before) === canonicalJson(now)) return false;
  if (before.indication !== now.indication) return true;
  return isAmong(now, was.card) || isAmong(before, is.card);
}

const stockedOf = ({ edition: { formulary = {} }, drug }: Planned) => {
  const stocked = drug.line && drugOf({ formulary }, drug.line.medication);
  return stocked?.concentration;
};

function isOfStock(planned: Planned): boolean {
  const { stock } = planned.drug;
  return stock !== undefined && canonicalJson(stock) === canonicalJson({ concentration: stockedOf(planned) });
}

function isStrengthOfStock(planned: Planned): boolean {
  const [{ strength }, stocked] = [planned.drug, stockedOf(planned)];
  return strength !== undefined && strength === (stocked && attempt(() => strengthText(perMl(stocked))));
}

const entriesOf = (plans: Plans | undefined) => Object.entries(plans ?? {});

/** A plan that was signed under another version of the app may have no drugs. */
const drugsOf = ({ drugs }: Partial<Pick<ArrestPlan, 'drugs'>>): readonly PlanDrug[] => drugs ?? [];

const linesOf = ({ protocols = {} }: Partial<Edition>, card: string): readonly MedicationLine[] =>
  cardOf({ protocols }, card)?.medications ?? [];

const without = (plans: Plans | undefined, taken: Taken): unknown =>
  plans &&
  Object.fromEntries(
    entriesOf(plans).map(([id, { drugs, ...plan }]) => [
      id,
      {
        ...plan,
        ...(drugs && {
          drugs: drugs.map((drug) =>
            !taken.has(keyOf(id, drug.id)) ? drug : ownFields(drug, taken.get(keyOf(id, drug.id)) ?? new Set()),
          ),
        }),
      },
    ]),
  );

/** The fields of a drug that it does not take from elsewhere. Of a line of the card the plan has its own words. */
function ownFields(drug: PlanDrug, taken: ReadonlySet<keyof PlanDrug>): unknown {
  const words = drug.line && taken.has('line') ? wordsOfLine(drug.line) : undefined;
  const own = Object.entries(drug).filter(([field]) => !taken.has(field as keyof PlanDrug));
  return { ...Object.fromEntries(own), ...(words && { line: words }) };
}

/** Results of earlier calls. The identical object is returned again, so that only real differences are compared. */
const SPOKEN = new WeakMap<object, unknown>();

function withTimes(node: unknown, key: string): unknown {
  if (typeof node === 'number') return PLAN_TIMES.has(key) ? timeText(node) : node;
  if (node === null || typeof node !== 'object') return node;
  const known = SPOKEN.get(node);
  if (known !== undefined) return known;
  const told = Array.isArray(node)
    ? node.map((entry) => withTimes(entry, ''))
    : Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, withTimes(inner, name)]));
  SPOKEN.set(node, told);
  return told;
}
