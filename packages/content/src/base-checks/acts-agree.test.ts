import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Act, ActDose, DrugActs, Figure, Limit, PatientRange, Who } from '@first60/clinical';
import type { MedicationId } from '@first60/edition';
import { parse } from 'yaml';
import { baseActs } from '../../../../scripts/edition/base-edition.ts';
import { EXPECTED } from './expected-act-differences.ts';

/*
 * While a drug is written both ways, as regimens and as acts, each regimen agrees with the act of the same id: who it is
 * for, the dose and its limits, and the total. A regimen cannot say "up to", nor a later dose that is another one: of an act
 * these are left out. Delete this test together with the regimens.
 */

const DRUGS = new URL('../../../../content/drugs/', import.meta.url);
const GROUPS = ['adult', 'child'] as const;
type Group = (typeof GROUPS)[number];

/** What a regimen says for one group, as it is written. */
interface Written {
  readonly fixed?: string;
  readonly perKg?: string;
  readonly min?: string;
  readonly max?: string;
  readonly infusion?: { readonly low: string; readonly high: string; readonly per: string };
  readonly only?: PatientRange;
  readonly say?: string;
  readonly totalMax?: string;
  readonly totalPerKg?: string;
}
type Regimen = Readonly<Partial<Record<'adult' | 'pediatric', Written>>>;

const NONE = 'none';
const limits = (min: string | undefined, max: string | undefined): string =>
  [min && `, min ${min}`, max && `, max ${max}`].filter(Boolean).join('');
const text = ({ amount, unit }: Figure): string => `${amount} ${unit}`;
const textIf = (figure: Figure | undefined) => figure && text(figure);

function whose(range: PatientRange | undefined): string {
  const ends = Object.entries(range ?? {}).map(([end, at]) => `${end} ${at}`);
  return ends.length === 0 ? '' : `${ends.sort().join(' ')}: `;
}

function regimenDose(written: Written | undefined): string {
  if (written === undefined) return NONE;
  const { fixed, perKg, min, max, infusion, only, say } = written;
  const amount = infusion
    ? `${infusion.low}-${infusion.high}/${infusion.per}`
    : (fixed ?? (perKg === undefined ? undefined : `${perKg}/kg`));
  return amount === undefined ? `say: ${say}` : `${whose(only)}${amount}${limits(min, max)}`;
}

const ADULT_FROM_MONTHS = 180;

/** Whether some of these are of the group. */
function isFor(
  group: Group,
  { group: own, range: { fromMonths = 0, belowMonths = Infinity } = {} }: Who = {},
): boolean {
  if (own !== undefined) return (own === 'adult') === (group === 'adult');
  return group === 'adult' ? belowMonths > ADULT_FROM_MONTHS : fromMonths < ADULT_FROM_MONTHS;
}

function actDose(act: Act, group: Group): string {
  const entries = act.dose
    .filter(({ who }) => isFor(group, who))
    .map(({ who: { group: own, range, if: condition }, give }) => {
      const words = `${own === 'newborn' ? 'newborn ' : ''}${whose(range)}${condition ? `if ${condition}: ` : ''}`;
      if (typeof give === 'string') return `${words}${give}`;
      return 'say' in give ? `${words}say: ${give.say}` : `${words}${amountText(give)}`;
    });
  return entries.join('; ') || NONE;
}

function amountText({ low, high, perKg, per, min, max }: ActDose): string {
  const unit = `${perKg ? '/kg' : ''}${per ? `/${per}` : ''}`;
  return `${text(low)}${high ? `-${text(high)}` : ''}${unit}${limits(textIf(min), textIf(max))}`;
}

function regimenTotal({ totalMax, totalPerKg }: Written): string {
  return totalPerKg === undefined ? (totalMax ?? NONE) : `${totalPerKg}/kg${limits(undefined, totalMax)}`;
}

interface Total {
  readonly text: string;
  readonly dose: ActDose;
}

/** The totals that count for an act whatever else the patient has: its own, and those of its drug. */
function totalsOf(drug: DrugActs, act: Act, group: Group): readonly Total[] {
  if (act.uncounted) return [];
  const isCounted = ({ counts, who, in: within }: Limit): boolean =>
    within === undefined &&
    who?.if === undefined &&
    isFor(group, who) &&
    (counts === undefined || counts === 'class' || counts.includes(act.id));
  return [...(act.limits ?? []), ...(drug.limits ?? [])]
    .filter(isCounted)
    .flatMap(({ who, total, per }) =>
      total ? [{ text: `${whose(who?.range)}${amountText(total)}${per ? ` a ${per}` : ''}`, dose: total }] : [],
    );
}

/** A total that is reached later than another one, whatever the weight, changes nothing. */
const isLooser = (one: ActDose, than: ActDose): boolean =>
  one.perKg === than.perKg &&
  one.low.unit === than.low.unit &&
  one.low.amount >= than.low.amount &&
  (one.max?.amount ?? Infinity) >= (than.max?.amount ?? Infinity);

function actTotal(drug: DrugActs, act: Act, group: Group, was: string): string {
  const totals = totalsOf(drug, act, group);
  const same = totals.find((each) => each.text === was);
  const left = same ? totals.filter((each) => each === same || !isLooser(each.dose, same.dose)) : totals;
  return [...new Set(left.map((each) => each.text))].sort().join('; ') || NONE;
}

/** Where a regimen and its act say different things: "regimen -> act". */
function differencesOf(
  drug: DrugActs | undefined,
  id: string,
  regimen: Regimen,
): readonly (readonly [string, string])[] {
  const act = drug?.acts.find((each) => each.id === id);
  if (drug === undefined || act === undefined) return [[id, 'no act']];
  return GROUPS.flatMap((group) => {
    const written = regimen[group === 'adult' ? 'adult' : 'pediatric'];
    const [was, is] = [regimenDose(written), actDose(act, group)];
    const total = written ? regimenTotal(written) : NONE;
    const totals = written ? actTotal(drug, act, group, total) : NONE;
    return [
      ...(was === is ? [] : [[`${drug.id}/${id} ${group}`, `${was} -> ${is}`] as const]),
      ...(total === totals ? [] : [[`${drug.id}/${id} ${group} total`, `${total} -> ${totals}`] as const]),
    ];
  });
}

const acts = baseActs;
const differences = readdirSync(DRUGS).flatMap((file) => {
  const id = file.replace(/\.yaml$/, '') as MedicationId;
  const { regimens = {} } = parse(readFileSync(new URL(file, DRUGS), 'utf8')) as {
    readonly regimens?: Readonly<Record<string, Regimen>>;
  };
  return Object.entries(regimens).flatMap(([name, regimen]) => differencesOf(acts?.drugs[id], name, regimen));
});

test('each regimen agrees with the act of the same id, but for the differences that have a reason', () => {
  const expected = Object.entries(EXPECTED).map(([at, { is }]) => [at, is]);
  assert.deepEqual(Object.fromEntries(differences), Object.fromEntries(expected));
});

test('each expected difference has a reason', () => {
  for (const [at, { because }] of Object.entries(EXPECTED)) assert.ok(because.length > 20, at);
});
