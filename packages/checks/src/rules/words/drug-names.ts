import { findDrug, findIndication } from '@first60/clinical';
import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

/** Searching for any of a drug's own names finds that drug alone, and searching for a row's label finds that row. */
export const drugNames: Rule = {
  name: 'drug-names',
  find: ({ formulary }) => {
    const drugs = Object.values(formulary);
    const found = (name: string): readonly string[] => {
      const match = findDrug(name, drugs);
      if (match.kind === 'none') return [];
      return (match.kind === 'found' ? [match.drug] : match.drugs).map(({ id }) => id);
    };
    return Object.entries(formulary).flatMap(
      ([key, { id, genericName, tallMan = genericName, brandNames, synonyms, dosing }]): Found[] => {
        const at = (...path: readonly (string | number)[]) => pointer('formulary', key, ...path);
        const labels = dosing.map(({ indication }) => indication);
        return [
          ...[id, genericName, tallMan, genericName.toUpperCase()]
            .filter((name) => found(name).join() !== id)
            .map((name) => stops(at('genericName'), `"${name}" does not find ${genericName} alone: ${RENAME}`)),
          ...[...brandNames, ...synonyms]
            .filter((name) => !found(name).includes(id))
            .map((name) =>
              stops(at('synonyms'), `"${name}" is named for ${genericName} and does not find it: ${RENAME}`),
            ),
          ...labels.flatMap((label, index) => {
            if (labels.indexOf(label) !== index) {
              return [
                stops(at('dosing', index), `The drug ${genericName} has two rows "${label}": give each other words.`),
              ];
            }
            return findIndication(label, labels) === label
              ? []
              : [
                  asks(
                    at('dosing', index),
                    `The row "${label}" of ${genericName} cannot be told from another by its words: change them.`,
                  ),
                ];
          }),
        ];
      },
    );
  },
};

const RENAME = 'change the name, or that of the drug that it finds.';
