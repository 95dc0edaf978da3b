import { digits, joulesPerKg, type Kg, shockEnergy, UNSAID_TO_KG } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';

interface ShockEnergiesProps {
  /** In J/kg. */
  energies: readonly number[];
  weight: Kg;
  large?: boolean;
}

/**
 * True if a child's energies are calculated at this weight: up to 50 kg, where 4 J/kg equals the adult's 200 J. A
 * heavier child would receive more than an adult.
 */
export const hasChildEnergies = (weight: Kg): boolean => weight.value.lte(UNSAID_TO_KG);

/** A child's shock energies in joules, each with the rule it comes from. */
export function ShockEnergies({ energies, weight, large = false }: ShockEnergiesProps) {
  return (
    <span className="figure flex flex-wrap items-baseline gap-x-4">
      {energies.map((perKg) => (
        <span key={perKg} className="figure whitespace-nowrap">
          {m.protocol_energy_rule({ perKg })}{' '}
          <span className={`font-extrabold ${large ? 'large-dose text-[2rem] leading-tight' : ''}`}>
            {m.protocol_energy({ joules: digits(shockEnergy(joulesPerKg(perKg), weight).value) })}
          </span>
        </span>
      ))}
    </span>
  );
}
