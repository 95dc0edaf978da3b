import { type Decimal, type Decimals, type Dose, digits, showText, type Years } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';

interface EstimateWorkingProps {
  estimate: { readonly age: Years; readonly factor: Decimal; readonly adult: Dose; readonly dose: Dose };
  decimals?: Decimals;
}

/** An estimate from age never stands without its working and its warning: neither is folded away. */
export function EstimateWorking({ estimate: { age, factor, adult, dose }, decimals = 2 }: EstimateWorkingProps) {
  const figures = { age: digits(age.value), percent: factor.times(100).toFixed(1) };
  return (
    <div>
      <p className="figure font-semibold">
        {m.calc_working_youngs({ ...figures, adult: whole(showText(adult)), dose: whole(showText(dose, decimals)) })}
      </p>
      <p>{m.calc_youngs_warning()}</p>
    </div>
  );
}

/** No line break comes between the number and its unit. */
const whole = (amount: string): string => amount.replaceAll(' ', '\u00a0');
