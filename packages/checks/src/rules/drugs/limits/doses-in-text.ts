import type { DoseUnit } from '@first60/clinical';
import type { DoseFigures } from '../../../doses/every-dose.ts';

/** "2.5 mg under 4 years", "up to 1 L bolus", "20 mL/kg". Concentrations and rates are not doses. */
const DOSE = /(?<![\d.,-])(?<amount>\d+(?:\.\d+)?) (?<unit>mcg|mg|g|mEq|units|mL|L)(?<perKg>\/kg)?(?![a-z/])/;

/** The doses stated in a text, one per clause. Text in parentheses only repeats a dose. */
export function dosesInText(text: string): readonly DoseFigures[] {
  return text
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[;,]\s/)
    .flatMap((clause) => {
      const { amount = '', unit = '', perKg } = DOSE.exec(clause)?.groups ?? {};
      if (amount === '') return [];
      const figure =
        unit === 'L'
          ? { amount: Number(amount) * 1000, unit: 'mL' as const }
          : { amount: Number(amount), unit: unit as DoseUnit };
      return [perKg === undefined ? { fixed: figure } : { perKg: figure }];
    });
}
