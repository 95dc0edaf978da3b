import type { Drug } from '@first60/edition';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/** True for drugs that stop a patient's breathing at any dose. */
const isParalytic = ({ classPrimary, classSecondary }: Drug): boolean =>
  /neuromuscular block|paralytic|muscle relaxant/i.test(`${classPrimary} ${classSecondary ?? ''}`);

/**
 * Every dose of a paralytic drug comes with a warning of what the drug does and what has to be at hand, worded the same
 * for all such drugs.
 */
export const paralyticWarnings: Rule = {
  name: 'paralytic-warnings',
  find: ({ formulary }) => {
    const paralytics = Object.entries(formulary).filter(([, drug]) => isParalytic(drug));
    const first = paralytics.find(([, { warning }]) => warning !== undefined)?.[1].warning?.text;
    return paralytics.flatMap(([key, { genericName, warning }]): Found[] => {
      const wrong = (sentence: string) => [
        stops(pointer('formulary', key, 'warning'), `Drug ${genericName} paralyzes and ${sentence}.`),
      ];
      if (warning === undefined) return wrong('has no "warning" that stands with every dose: use the shared line');
      if (!/stops breathing/i.test(warning.text) || !/bag-mask/i.test(warning.text)) {
        return wrong('does not warn that it stops breathing and needs a bag-mask at hand: use the shared line');
      }
      return warning.text === first
        ? []
        : wrong('warns in other words than the others of its class: give all the same');
    });
  },
};
