import { type Found, pointer, stops } from '../../../rule.ts';
import { type ActContents, actStops, drugStops } from '../act-rule.ts';
import { type ActText, actTexts, cautionTexts } from './act-texts.ts';

/** A fault for every text of acts, drugs, classes and lines of cards to which a rule objects. */
export function textsFound(
  { drugs, tables, lines }: ActContents,
  objection: (text: ActText) => string | undefined,
): readonly Found[] {
  // One condition for several groups of patients may repeat its words.
  const objections = (texts: readonly ActText[]) => [...new Set(texts.flatMap((text) => objection(text) ?? []))];
  return [
    ...drugs.flatMap((drug) => [
      ...objections(cautionTexts(drug)).map((sentence) => drugStops(drug, sentence)),
      ...drug.acts.flatMap((act) => objections(actTexts(act)).map((sentence) => actStops(drug, act, sentence))),
    ]),
    ...Object.entries(tables.classes).flatMap(([key, named]) =>
      objections(cautionTexts(named)).map((sentence) =>
        stops(pointer('tables', 'classes', key), `The class "${key}" ${sentence}`),
      ),
    ),
    ...lines.flatMap(({ card, index, drug, add }) =>
      objections(cautionTexts(add)).map((sentence) =>
        stops(pointer('protocols', card, 'medications', index, 'add'), `${card}, ${drug} ${sentence}`),
      ),
    ),
  ];
}
