import { m } from '../../../paraglide/messages.js';

/** The weight alone would have given another dose than its limit allows. */
export function LimitFlag({ limit }: { limit: 'min' | 'max' }) {
  return (
    <p className="inline-block rounded-md bg-ink px-2 py-0.5 font-bold text-surface print:border print:bg-surface print:text-ink">
      {limit === 'max' ? m.calc_max_dose() : m.calc_min_dose()}
    </p>
  );
}
