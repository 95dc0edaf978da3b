import { checkEdition, RULES } from '@first60/checks';
import { edition } from '../../base-edition.ts';
import { exceptions } from '../../built/exceptions.ts';
import { changedPlaces, plantedCopy } from './planted-copy.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Faults in separate places, and the findings of a full check on one edition with all of them. */
interface Group {
  readonly faults: PlantedFault[];
  readonly places: string[];
  refusing?: ReadonlySet<string>;
}

const isWithin = (one: string, other: string): boolean => one === other || one.startsWith(`${other}/`);

function grouped(faults: readonly PlantedFault[]): readonly Group[] {
  const groups: Group[] = [];
  for (const fault of faults) {
    const places = [...changedPlaces(edition, plantedCopy(edition, fault.plant))];
    const isApart = (group: Group) =>
      places.every((place) => group.places.every((other) => !isWithin(place, other) && !isWithin(other, place)));
    const group = groups.find(isApart);
    if (group === undefined) groups.push({ faults: [fault], places });
    else {
      group.faults.push(fault);
      group.places.push(...places);
    }
  }
  return groups;
}

const refusingAll = (faults: readonly PlantedFault[]): ReadonlySet<string> => {
  const planted = plantedCopy(edition, (copy) => {
    for (const { plant } of faults) plant(copy);
  });
  return new Set(checkEdition(planted, exceptions).map(({ rule }) => rule));
};

/**
 * For faults that only one rule should refuse, finds the rules that do. The rules that these faults belong to are run
 * on each fault separately. All other rules should find nothing, so one full check covers many faults in separate
 * places. If another rule does find something, a full check is run for each fault of the group.
 */
export function refusingAlone(faults: readonly PlantedFault[]): (fault: PlantedFault) => readonly string[] {
  const own = new Set(faults.map(({ rule }) => rule));
  let groups: readonly Group[] | undefined;
  return (fault) => {
    groups ??= grouped(faults);
    const group = groups.find((each) => each.faults.includes(fault));
    if (group === undefined) throw new Error(`"${fault.fault}" is none of the faults that one rule alone refuses.`);
    group.refusing ??= refusingAll(group.faults);
    if ([...group.refusing].some((rule) => !own.has(rule))) return [...refusingAll([fault])];
    const planted = plantedCopy(edition, fault.plant);
    return RULES.filter(({ name, find }) => own.has(name) && find(planted, exceptions).length > 0).map(
      ({ name }) => name,
    );
  };
}
