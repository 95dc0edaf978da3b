import type { EditionContents, Protocol } from '@first60/edition';
import { type Age, ageOf } from './age.ts';
import type { ProtocolFilter } from './protocol-filter.ts';

/**
 * The link target for the patient's age, on a card that is only for the other age: its counterpart, or else the list.
 * Undefined if the toggle alone is enough.
 */
export function wayToAge(
  { protocols }: Pick<EditionContents, 'protocols'>,
  opened: Protocol | undefined,
  age: Age,
): ProtocolFilter | undefined {
  const own = ageOf(opened);
  if (opened === undefined || own === undefined || own === age) return undefined;
  const counterpart = opened.id.replace(own, age);
  const linked = opened.crossLinks.find((id) => id === counterpart);
  return linked !== undefined && protocols[linked] !== undefined ? { kind: 'id', id: linked } : { kind: 'all' };
}
