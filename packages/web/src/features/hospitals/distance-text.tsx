import { m } from '../../paraglide/messages.js';
import { roundedDistance } from './distance.ts';

/** The straight-line distance. */
export function DistanceText({ kilometers }: { kilometers: number }) {
  const { value, unit } = roundedDistance(kilometers);
  return (
    <span className="figure font-semibold whitespace-nowrap">
      {unit === 'km' ? m.hospitals_distance_km({ value }) : m.hospitals_distance_m({ value })}
    </span>
  );
}
