import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { cards, examples } from './sentence-model/examples.ts';
import { trainSentenceModel } from './sentence-model/train.ts';

/*
 * Trains the search to recognize which card a sentence is about. It learns from the sentences in
 * packages/content/src/sentences and the gold set: npm run content:sentences. The trained model is stored with the
 * search.
 */

/** Identifies a set of examples: a stored model that was trained on another set is out of date. */
export const digestOfExamples = (): string =>
  createHash('sha256')
    .update(JSON.stringify([cards, examples()]))
    .digest('hex');

if (import.meta.main) {
  const model = trainSentenceModel(examples(), cards);
  const file = new URL('../packages/web/src/search/sentences/stored-model.json', import.meta.url);
  await writeFile(file, `${JSON.stringify({ ...model, taughtBy: digestOfExamples() })}\n`);
  process.stdout.write(`${examples().length} sentences, ${model.features.split('\n').length} features\n`);
}
