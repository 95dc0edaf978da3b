import type { Mutant } from './mutants.ts';

/** A change that no test can distinguish from the original, because both always give the same result. */
interface Equivalent {
  readonly file: string;
  /** The changed line, as in the source. */
  readonly line: string;
  readonly was: string;
  readonly why: string;
}

const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'age-text.ts',
    line: "const unit = PER_YEAR.find(({ words }) => words.test(word === '' ? 'y' : word));",
    was: '.find(',
    why: 'no word fits two units, so that the first fit is the last',
  },
  {
    file: 'display.ts',
    line: 'for (let places: number = decimals; places < MAX_DECIMALS; places += 1) {',
    was: '<',
    why: 'at 4 decimals the loop and what follows it print the same',
  },
  {
    file: 'display.ts',
    line: 'if (error.lte(value.times(MAX_MISSTATEMENT).plus(DIVISION_RESIDUE))) return rounded.toFixed();',
    was: '.lte(',
    why: 'no figure has an error of exactly 2 % and the residue',
  },
  {
    file: 'edit-distance.ts',
    line: 'const [short, long] = one.length <= other.length ? [one, other] : [other, one];',
    was: '<=',
    why: 'of two texts of one length either may be called the short one',
  },
  {
    file: 'edit-distance.ts',
    line: 'while (at < short.length && short[at] === long[at]) at += 1;',
    was: '<',
    why: 'behind its end the short text differs from the long one, so that the loop ends there too',
  },
  {
    file: 'edit-distance.ts',
    line: 'if (long.length - short.length > 1 || one === other) return false;',
    was: '1',
    why: 'texts that differ by two letters in length never pass the comparison that follows',
  },
  {
    file: 'order.ts',
    line: 'const act = drug.acts.find((each) => refOf(drug, each) === ref);',
    was: '.find(',
    why: 'no two acts of a drug have one name',
  },
  {
    file: 'prepare.ts',
    line: 'const count = needed?.gt(1) ? needed : 1;',
    was: '.gt(',
    why: 'at one syringe both answers are one',
  },
  {
    file: 'product.ts',
    line: 'const product = products.find((each) => each.id === act.product);',
    was: '.find(',
    why: 'no two products of a drug have one name',
  },
  {
    file: 'repeat.ts',
    line: 'const sure = repeats?.find(({ who }) => who === undefined);',
    was: '.find(',
    why: 'of the repeats that may be for a patient at most one, the last, is for everybody',
  },
  {
    file: 'limits.ts',
    line: 'return quantity(left.lt(0) ? 0 : left, total.unit);',
    was: '.lt(',
    why: 'at nothing left both answers are nothing',
  },
  {
    file: 'row-of-line.ts',
    line: 'return rows.find(({ indication }) => indication === label) ?? null;',
    was: '.find(',
    why: 'where two rows have one name no label is found',
  },
  {
    file: 'patient-range.ts',
    line: 'const AGE_DECIMALS = 20;',
    was: '20',
    why: 'any number of decimals well below 40 removes the residue of a twelfth',
  },
  {
    file: 'quick-patient.ts',
    line: 'return kg(next.gt(QUICK_WEIGHT.max) ? QUICK_WEIGHT.max : next);',
    was: '.gt(',
    why: 'at the limit both answers are the limit',
  },
  {
    file: 'quick-patient.ts',
    line: 'if (next.lt(QUICK_WEIGHT.min)) return kg(QUICK_WEIGHT.min);',
    was: '.lt(',
    why: 'at the limit both answers are the limit',
  },
  {
    file: 'zone-lookup.ts',
    line: 'const upper = rising.find(({ weightRange }) => weight.value.lt(weightRange.from));',
    was: '.lt(',
    why: 'a weight at the start of a zone is inside it, and the upper neighbour is not looked at',
  },
];

/** The reason why a surviving change has no effect, or null if the tests have a gap. */
export function whyEquivalent({ file, was }: Mutant, line: string): string | null {
  const known = EQUIVALENTS.find((one) => file.endsWith(`/${one.file}`) && one.line === line && one.was === was);
  return known?.why ?? null;
}
