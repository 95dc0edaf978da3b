import type { Shown } from '@first60/clinical';

interface AmountProps {
  shown: Shown;
  large?: boolean;
}

/** A dose or volume: digits and unit kept together, with the micrograms next to a small milligram figure. */
export function Amount({ shown, large = false }: AmountProps) {
  return (
    <span className={`figure font-extrabold ${large ? 'text-[2rem] leading-tight' : ''}`}>
      <span className="whitespace-nowrap">
        {shown.digits} {shown.unit}
      </span>
      {shown.alsoMcg !== undefined && (
        <>
          {' '}
          <span className="text-xl font-bold whitespace-nowrap">({shown.alsoMcg})</span>
        </>
      )}
    </span>
  );
}
