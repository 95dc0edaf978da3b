import { type DrawUp, digits, type Ml, showText } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';

type InSyringe = Extract<DrawUp, { kind: 'syringe' }>;

/** The volume, the syringe, and the two marks around the plunger if it is not exactly on a mark. */
function placeOf({ syringe, between }: InSyringe, volume: Ml) {
  return {
    volume: showText(volume),
    capacity: syringe.capacityMl,
    between: between && { lower: digits(between.lower.value), upper: digits(between.upper.value) },
  };
}

/** "Draw up 1.25 mL on a 3 mL syringe: the plunger stands between 1.2 and 1.3 mL". */
export function drawText(drawUp: InSyringe, of: Ml): string {
  const { volume, capacity, between } = placeOf(drawUp, of);
  return between === undefined
    ? m.syringe_draw({ volume, capacity })
    : m.syringe_draw_between({ volume, capacity, ...between });
}

/** The same wording for an advised dilution. */
export function dilutedText(drawUp: DrawUp, of: Ml): string {
  if (drawUp.kind !== 'syringe') return m.syringe_diluted_bag({ volume: showText(of) });
  const { volume, capacity, between } = placeOf(drawUp, of);
  return between === undefined
    ? m.syringe_diluted({ volume, capacity })
    : m.syringe_diluted_between({ volume, capacity, ...between });
}

/** Only the syringe and marks, for a line that already shows the volume. Null if the volume comes from the bag. */
export function syringeText(drawUp: DrawUp): string | null {
  switch (drawUp.kind) {
    case 'from-bag':
      return null;
    case 'unmeasurable':
      return m.syringe_unmeasurable({ capacity: drawUp.syringe.capacityMl });
    case 'syringe': {
      const { syringe, between } = drawUp;
      const capacity = syringe.capacityMl;
      if (between === undefined) return m.syringe_alone({ capacity });
      return m.syringe_between({ capacity, lower: digits(between.lower.value), upper: digits(between.upper.value) });
    }
  }
}
