import type { Hospital, HospitalFact, Specialty } from '@first60/edition';
import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

const NAMES: Readonly<Record<Specialty, string>> = {
  trauma: 'trauma',
  cardiac: 'cardiac',
  stroke: 'stroke',
  ecmo: 'ECMO',
};
const SPECIALTIES = Object.keys(NAMES) as readonly Specialty[];
const MAPS = /^https:\/\/www\.google\.com\/[^?#]*\?(?:[^#]*&)?query=[^&#]+/;
const POINT = /query=-?\d+\.\d+,-?\d+\.\d+$/;

const supporting = ({ sources }: Hospital, fact: HospitalFact) =>
  sources.filter(({ supports }) => supports.includes(fact));
const isConfirmed = (hospital: Hospital, fact: HospitalFact): boolean =>
  supporting(hospital, fact).some(({ basis }) => basis !== 'contact-block');

/**
 * Statements in a hospital's record are backed by its sources. A statement found only in a contact block is marked as such.
 */
export const hospitals: Rule = {
  name: 'hospitals',
  find: (edition) =>
    edition.hospitals.flatMap((hospital, index): Found[] => {
      const at = pointer('hospitals', index);
      const isNamesake = edition.hospitals.findIndex(({ name }) => name === hospital.name) !== index;
      const faults = [...badgeFaults(hospital), ...phoneFaults(hospital), ...placeFaults(hospital)];
      return [
        ...[...(isNamesake ? ['has the name of another: make clear which is which.'] : []), ...faults].map((fault) =>
          stops(at, `${hospital.name} ${fault}`),
        ),
        ...hospital.sources
          .filter(({ supports }) => supports.length === 0)
          .map(({ title }) => asks(at, `The source "${title}" of ${hospital.name} stands for nothing: take it out.`)),
      ];
    }),
};

const badgeFaults = (hospital: Hospital): string[] =>
  SPECIALTIES.filter((specialty) => hospital.badges[specialty] !== isConfirmed(hospital, specialty)).map((specialty) =>
    hospital.badges[specialty]
      ? `is shown for ${NAMES[specialty]}, which no source beyond a contact block says: name the source or take it out.`
      : `is not shown for ${NAMES[specialty]}, which a source says: show it.`,
  );

function phoneFaults(hospital: Hospital): string[] {
  const { phone, review } = hospital;
  const isMarked = review.includes('phone');
  if (phone === null) return isMarked ? ['has a mark at a phone that it has not: take the mark out.'] : [];
  return [
    ...(/^\+[1-9]\d{6,14}$/.test(phone) ? [] : [`has the phone "${phone}": write it as +966… with digits alone.`]),
    ...(supporting(hospital, 'phone').length > 0 ? [] : ['has a phone that no source names: name the source.']),
    ...(isMarked === isConfirmed(hospital, 'phone')
      ? ['has a phone whose mark does not fit its sources: mark it unless more than a contact block names it.']
      : []),
  ];
}

function placeFaults(hospital: Hospital): string[] {
  const { maps_url: address, note, review } = hospital;
  return [
    ...(review.includes('address') === isConfirmed(hospital, 'address')
      ? ['has an address whose mark does not fit its sources: mark it unless more than a contact block names it.']
      : []),
    ...(MAPS.test(address) ? [] : [`has the directions "${address}": give a Google Maps address with a place in it.`]),
    ...(POINT.test(address) === isConfirmed(hospital, 'location')
      ? []
      : [
          'has directions to a point, or to its name, that do not fit its sources: give a point only where a source does.',
        ]),
    ...((note !== undefined) === isConfirmed(hospital, 'note')
      ? []
      : ['has a note without a source, or none where a source has one: make them fit.']),
    ...(supporting(hospital, 'name').length > 0 ? [] : ['has a name that no source gives: name the source.']),
  ];
}
