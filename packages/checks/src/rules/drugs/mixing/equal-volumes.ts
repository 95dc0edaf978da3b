import { doseOf, perMl, volumeOf } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { everyDose, type PlacedDose } from '../../../doses/every-dose.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { asks, type Rule, stops } from '../../../rule.ts';

/**
 * A drug's doses never have the same volume at two strengths, because the volume could then no longer reveal that the
 * wrong syringe was picked up. Doses by different routes are compared too, because the syringes are in the same kit.
 */
export const equalVolumes: Rule = {
  name: 'equal-volumes',
  find: (edition, { equalVolumes: named }) => {
    const met = new Set<string>();
    const isNamed = (medication: string, volume: string): boolean =>
      named.some((entry) => entry.medication === medication && entry.volume === volume);
    const volumes = new Map<string, { dose: PlacedDose; strength: string }>();
    const found = everyDose(edition).flatMap((dose) => {
      const read = dose.estimated === true ? undefined : volumeIn(dose);
      if (read === undefined) return [];
      const key = `${dose.drug.id} ${read.volume}`;
      const other = volumes.get(key);
      if (other === undefined) volumes.set(key, { dose, strength: read.strength });
      if (other === undefined || other.strength === read.strength) return [];
      met.add(key);
      if (isNamed(dose.drug.id, read.volume)) return [];
      return [
        stops(
          dose.at,
          `${dose.where} is ${read.volume} of ${read.strength}, and ${other.dose.where} the same volume of ${other.strength}: dilute one of them otherwise.`,
        ),
      ];
    });
    const unmet = named.filter(({ medication, volume }) => !met.has(`${medication} ${volume}`));
    return [
      ...found,
      ...unmet.map(({ medication, volume }) =>
        asks(
          '/formulary',
          `Known differences: ${volume} of ${medication} is said to be of two strengths, and is not: take it off the list.`,
        ),
      ),
    ];
  },
};

/** A dose's volume, or its volume per kilogram if it is given by weight. */
function volumeIn({ drug, strength = drug.concentration, perKg, fixed }: PlacedDose) {
  const figure = perKg ?? fixed;
  if (figure === undefined || strength === undefined) return undefined;
  const volume = attempt(() => volumeOf(doseOf(figure), perMl(strength)).value.toFixed());
  if (volume === undefined) return undefined;
  return { volume: `${volume} ${perKg === undefined ? 'mL' : 'mL/kg'}`, strength: `${inWords(strength)}/mL` };
}
