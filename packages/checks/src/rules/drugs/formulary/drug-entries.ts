import type { Drug, Edition } from '@first60/edition';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/** Every drug can be distinguished from all others and has its dosing. */
export const drugEntries: Rule = {
  name: 'drug-entries',
  find: (edition) => [
    ...Object.entries(edition.formulary).flatMap(([key, drug]) => ofDrug(key, drug)),
    ...shared(edition, ({ genericName }) => genericName, 'genericName', 'generic name'),
    ...shared(edition, ({ medId }) => medId, 'medId', 'inventory id'),
  ],
};

function ofDrug(key: string, drug: Drug): readonly Found[] {
  const { medId, genericName, tallMan, dosing, autoInjector } = drug;
  const found: Found[] = [];
  const wrong = (field: string, sentence: string) =>
    found.push(stops(pointer('formulary', key, field), `Drug ${genericName} ${sentence}.`));
  if (!/^(?:ORIG_\d+|[A-Z][A-Z\d]+)$/.test(medId)) {
    wrong('medId', `has the inventory id "${medId}": write a plain word in capitals, such as "NOREPI"`);
  }
  if (dosing.length === 0) wrong('dosing', 'has no row: give it an act without "noRow", or take the drug out');
  if (tallMan !== undefined && (tallMan === genericName || tallMan.toLowerCase() !== genericName.toLowerCase())) {
    wrong('tallMan', `is spelt "${tallMan}" in tall-man letters: change nothing but the case of some letters`);
  }
  if (/auto-?injector/i.test(genericName) !== (autoInjector === true)) {
    wrong(
      'autoInjector',
      autoInjector
        ? 'is marked as an auto-injector, but is not called one: correct the name or the mark'
        : 'is an auto-injector, but not marked as one, so that a volume to draw up would stand with it: mark it',
    );
  }
  return found;
}

function shared({ formulary }: Edition, nameOf: (drug: Drug) => string, field: string, what: string): readonly Found[] {
  const entries = Object.entries(formulary);
  return entries.flatMap(([key, drug], place) => {
    const [, earlier] = entries.slice(0, place).find(([, other]) => nameOf(other) === nameOf(drug)) ?? [];
    return earlier === undefined
      ? []
      : [
          stops(
            pointer('formulary', key, field),
            `Drug ${drug.genericName} has the ${what} "${nameOf(drug)}" of another drug, ${earlier.genericName}: give each its own.`,
          ),
        ];
  });
}
