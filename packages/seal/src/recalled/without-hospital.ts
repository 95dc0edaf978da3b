import type { Edition, Hospital } from '@first60/edition';
import type { RecallTarget } from '../recall.ts';

const NO_BADGES = { trauma: false, cardiac: false, stroke: false, ecmo: false } as const;

/** Search by name, as used for hospitals without a known location. */
const MAPS = 'https://www.google.com/maps/search/?api=1&query=';

/** The hospital keeps its name and city. Any of its other facts may be the wrong one, so they are all removed. */
export function withoutHospital(edition: Edition, { id }: RecallTarget, sentence: string): Edition {
  if (!edition.hospitals.some((hospital) => hospital.id === id)) return edition;
  const hidden = ({ note: _, ...hospital }: Hospital): Hospital => ({
    ...hospital,
    badges: NO_BADGES,
    maps_url: `${MAPS}${encodeURIComponent(`${hospital.name}, ${hospital.city}`)}`,
    phone: null,
    address: '',
    note: sentence,
    sources: [],
    review: [],
  });
  const hospitals = edition.hospitals.map((hospital) => (hospital.id === id ? hidden(hospital) : hospital));
  return { ...edition, hospitals };
}
