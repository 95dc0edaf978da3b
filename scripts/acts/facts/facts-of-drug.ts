import type { WrittenActsFile } from '../../../packages/edition/src/files/act-file.ts';
import type { WrittenEntry } from '../../../packages/edition/src/files/protocol-file.ts';
import { type FactAt, left, typed } from './fact.ts';
import { factsOfRepeat } from './facts-of-act.ts';
import { factsOfCautions, factsOfKnow } from './facts-of-cautions.ts';
import type { KnownWords } from './known-words.ts';

/** The facts that a drug shares among its acts. */
export function factsOfDrug(file: WrittenActsFile, known: KnownWords): readonly FactAt[] {
  const { classes, products, routeLimits = [], preparations, limits = [], modify = [], monitor = [] } = file;
  return [
    ...typed('classes', classes.length),
    ...Object.values(products).flatMap(factsOfProduct),
    ...typed('routeLimits', routeLimits.flatMap(({ strength, rate }) => [strength, rate].filter(Boolean)).length),
    ...Object.values(preparations).flatMap(factsOfPreparation),
    ...typed('limits', limits.length),
    ...typed('modify', modify.length),
    ...typed('monitor', monitor.length),
    ...typed('stopWhen', file.stopWhen?.length ?? 0),
    ...factsOfCautions('stop', file.stop ?? [], known),
    ...factsOfCautions('ask', file.ask ?? [], known),
    ...factsOfKnow(file.know ?? [], known),
  ];
}

type Products = WrittenActsFile['products'];

/** Form, contents, each other size, route, look-alike and mark is one. */
function factsOfProduct(product: WrittenActsFile['products'][string]): readonly FactAt[] {
  const { also = [], undiluted, lookalikes = [], anySize, neverMixIn, par, storage } = product;
  const marks = [anySize, neverMixIn, par].filter((said) => said !== undefined);
  const count = 2 + also.length + undiluted.length + lookalikes.length + marks.length;
  return [...typed('products', count), ...keptFacts(storage)];
}

/** Each figure and mark of how it is kept is one. */
const keptFacts = (storage: Products[string]['storage']): readonly FactAt[] =>
  typeof storage === 'object'
    ? typed('products', Object.keys(storage.kept).length)
    : left('products', 'storage', storage);

/** The mixture, its container, each use and each mark is one; what it is never made in is left as text. */
function factsOfPreparation(preparation: WrittenActsFile['preparations'][string]): readonly FactAt[] {
  const { must, may, container, weaker, never = [] } = preparation;
  const marks = [container, weaker].filter((said) => said !== undefined);
  return [
    ...typed('preparations', 1 + must.length + may.length + marks.length),
    ...never.flatMap((vessel) =>
      typeof vessel === 'string' ? left('preparations', 'never mixed', vessel) : typed('preparations', 1),
    ),
  ];
}

/** What a line of a card adds to its act, or makes tighter. */
export function factsOfLine({ add = {}, tighten = {} }: WrittenEntry, known: KnownWords): readonly FactAt[] {
  const { order = [], limits = [], repeat = [], routes = [] } = tighten;
  return [
    ...factsOfCautions('stop', add.stop ?? [], known),
    ...factsOfCautions('ask', add.ask ?? [], known),
    ...factsOfKnow(add.know ?? [], known),
    ...typed('monitor', add.monitor?.length ?? 0),
    ...typed('order', order.length),
    ...typed('limits', limits.length),
    ...factsOfRepeat(repeat),
    ...typed('routes', routes.length),
  ];
}
