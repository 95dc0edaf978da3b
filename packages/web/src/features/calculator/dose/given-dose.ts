import type { Decimals, QuickDoseResult, Withheld } from '@first60/clinical';

/** A row that has a dose on the patient's path. */
export type GivenDose = Exclude<QuickDoseResult, Withheld>;

/** The quick calculator shows micrograms to one decimal and everything else to two. */
export const decimalsFor = (unit: string): Decimals => (unit === 'mcg' ? 1 : 2);

/** Whether two doses of one row read the same on its card; the weight in the working may differ. */
export function looksAlike(one: GivenDose, other: GivenDose): boolean {
  return (
    one.dose.unit === other.dose.unit &&
    one.dose.value.eq(other.dose.value) &&
    one.high === other.high &&
    one.aboveUsualMaximum === other.aboveUsualMaximum &&
    whence(one) === whence(other)
  );
}

/** What of its origin a dose tells on its card. */
function whence(result: GivenDose): string {
  switch (result.kind) {
    case 'by-weight':
      return `by-weight ${result.limit}`;
    case 'fixed-adult':
      return result.kind;
    case 'youngs':
      return `youngs ${result.age.value.toFixed()}`;
  }
}
