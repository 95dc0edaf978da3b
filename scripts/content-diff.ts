import { join } from 'node:path';
import { editionChanges, wholeTexts } from '../packages/checks/src/index.ts';
import { edition } from '../packages/content/src/index.ts';
import { editionAt } from './content-diff/edition-at.ts';

/**
 * Prints what changed in the content between a git revision and now, in readable form:
 *
 *   npm run content-diff -- HEAD~1
 */
const [revision] = process.argv.slice(2);
if (revision === undefined) {
  process.stderr.write('Which revision? For example: npm run content-diff -- HEAD~1\n');
  process.exitCode = 2;
} else {
  const was = await editionAt(join(import.meta.dirname, '..'), revision);
  const changes = editionChanges(was, edition);
  const added = wholeTexts(was, edition).flatMap(({ title, before, after }) =>
    before === null ? [`\nNew, its whole text. ${title}\n\n${after}`] : [],
  );
  process.stdout.write(
    changes.length === 0 ? `Nothing changed since ${revision}.\n` : `${[...changes, ...added].join('\n')}\n`,
  );
}
