import { m } from '../../paraglide/messages.js';
import { roundedDistance } from './distance.ts';

/** How far it is in a straight line, in figures that read the same in every script. */
export function DistanceText({ kilometers }: { kilometers: number }) {
  const { value, unit } = roundedDistance(kilometers);
  return (
    <span className="figure font-semibold whitespace-nowrap">
      {unit === 'km' ? m.hospitals_distance_km({ value }) : m.hospitals_distance_m({ value })}
    </span>
  );
}
