import { type Decimal, DROPS_PER_ML, dropsPerMinute, type MlPerHour } from '@first60/clinical';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { dropDigits, rateDigits } from './infusion-words.ts';

interface InfusionRatesProps {
  /** One rate, or the two ends of a range. */
  pumps: readonly MlPerHour[];
  /** The strength, shown after the mL/h. */
  children: ReactNode;
}

const joined = (values: readonly Decimal[], print: (value: Decimal) => string): string =>
  values.map((value) => print(value)).join('-');

/** The rate in mL/h for a pump, and in drops per minute for each giving set. */
export function InfusionRates({ pumps, children }: InfusionRatesProps) {
  return (
    <div className="flex flex-col gap-1">
      <p className="figure flex flex-wrap items-baseline gap-x-2">
        <span className="figure text-2xl font-extrabold whitespace-nowrap max-xs:text-xl">
          {m.comp_infusion_pump({
            rate: joined(
              pumps.map(({ value }) => value),
              rateDigits,
            ),
          })}
        </span>
        {children}
      </p>
      <ul className="flex flex-col gap-1">
        {DROPS_PER_ML.map((set) => (
          <li key={set} className="figure flex flex-wrap items-baseline gap-x-2">
            <span className="figure text-lg font-bold whitespace-nowrap">
              {m.comp_infusion_drops({
                rate: joined(
                  pumps.map((pump) => dropsPerMinute(pump, set).value),
                  dropDigits,
                ),
              })}
            </span>
            <span className="text-sm">{m.comp_infusion_set({ drops: set })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
