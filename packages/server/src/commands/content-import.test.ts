import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type Draft, type DraftSummary, pathOf, paths, sentences } from '@first60/contract';
import { setContentRoles } from '../store/content-people.ts';
import { createTestApp } from '../testing/test-app.ts';
import { temporaryFolder, testOn } from '../testing/test-database.ts';
import { createGovernedApp, enterWith, type Governed, terminalOf } from '../testing/test-governance.ts';
import { eventNames } from '../testing/test-people.ts';
import { contentImport } from './content-import.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');
const ACTS = 'acts/epinephrine-1-10000.yaml';
const EMAIL = 'editor@ems.example';
const expires = `${new Date().getUTCFullYear() + 1}-06-30`;
const options = ['--by', EMAIL, '--title', 'Winter edition', '--reason', 'First of ours', '--expires', expires];

const run = ({ parts }: Governed, folder: string, ...more: string[]) =>
  contentImport.run([folder, ...options, ...more], parts());
const enterEditor = (app: Governed) => enterWith(app, ['editor'], { email: EMAIL });

/** The content with one passage of a file replaced. */
async function changed(t: TestContext, file: string, from: string, to: string): Promise<string> {
  const folder = await temporaryFolder(t);
  await cp(CONTENT, folder, { recursive: true });
  const text = await readFile(join(folder, file), 'utf8');
  assert.ok(text.includes(from), `${file} no longer says "${from}"`);
  await writeFile(join(folder, file), text.replace(from, to));
  return folder;
}

// Reading and checking the rules take seconds and do not involve the database. Sealing a whole edition is tested on
// both engines in ../publishing/publish.test.ts.
testOn('sqlite', 'a folder becomes a sealed draft, also one that says what the built-in edition says', async (t) => {
  const app = await createGovernedApp(t);
  const { user, cookie } = await enterEditor(app);
  assert.match(
    await run(app, CONTENT),
    /^Sealed: edition 1, "Winter edition", .*\n.*\n0 changes, 0 figures to type again, /,
  );
  const [summary] = (await app.get(paths.deskDrafts, cookie)).json<DraftSummary[]>();
  assert.ok(summary);
  assert.deepEqual(
    [summary.title, summary.reason, summary.expires, summary.state],
    ['Winter edition', 'First of ours', expires, 'sealed'],
  );
  assert.deepEqual(summary.authors, [`${user.firstName} ${user.lastName}`]);
  assert.equal((await eventNames(app, user.id)).at(-1), 'content-imported');
  const draft = (await app.get(pathOf(paths.deskDraft, { id: summary.id }), cookie)).json<Draft>();
  const manifest = JSON.parse(draft.manifest);
  assert.equal(manifest.minApp, JSON.parse(await readFile(join(CONTENT, '../package.json'), 'utf8')).version);
  assert.deepEqual(manifest.authors, [{ id: user.id, name: `${user.firstName} ${user.lastName}` }]);
  await assert.rejects(run(app, CONTENT), { name: 'OperatorError', message: sentences.sealedBefore });
  const other = await changed(t, 'acts/diazepam.yaml', 'repeat: { after: 5 min', 'repeat: { after: 6 min');
  // The interval is told once for the row, and twice for the act: as its shortest and as its longest.
  assert.match(
    await run(app, other),
    /\n3 changes, 1 figure to type again, \d+ places? that a person has to look at\./,
  );
});

testOn(
  'sqlite',
  'what a rule stops, or what cannot be read, is refused with its sentences and seals nothing',
  async (t) => {
    const app = await createGovernedApp(t);
    const { cookie } = await enterEditor(app);
    const unread = await changed(t, 'edition.yaml', 'date:', 'dates:');
    await assert.rejects(
      run(app, unread),
      /edition\.yaml.*\n(?:.*\n)*The content cannot be used: nothing was sealed\.$/,
    );
    const stopped = await changed(t, ACTS, 'dose: { adult: 1 mg', 'dose: { adult: 10 mg');
    await assert.rejects(run(app, stopped), ({ message }: Error) => {
      assert.match(message, /^Drug epinephrine 1:10,000 \(Cardiac arrest\) gives an adult 10 mg by vein or bone, /);
      return true;
    });
    await assert.rejects(
      run(app, join(unread, 'none')),
      /^OperatorError: The folder .*none cannot be read \(ENOENT\)\.$/,
    );
    assert.deepEqual((await app.get(paths.deskDrafts, cookie)).json(), []);
  },
);

testOn('sqlite', 'who imports is an active editor, on a server with governance, with days that hold', async (t) => {
  const app = await createGovernedApp(t);
  await assert.rejects(run(app, CONTENT), { message: `There is no account with the email ${EMAIL}.` });
  const { user } = await enterEditor(app);
  const { database } = app;
  for (const [more, message] of [
    [['--expires', '2020-01-01'], sentences.expiryInvalid],
    [['--reviewed', '2999-01-01'], sentences.expiryInvalid],
    [['--starts', '2999-01-01'], sentences.expiryInvalid],
    [['--expires', 'soon'], sentences.dayInvalid],
    [['--title', 'x'.repeat(101)], '--title must have at most 100 visible characters.'],
    [['--reason', 'a\nb'], '--reason must have at most 1000 visible characters.'],
  ] as const) {
    const refusal = message.endsWith('.') ? message : `${message}.`;
    await assert.rejects(run(app, CONTENT, ...more), { name: 'OperatorError', message: refusal });
  }
  for (const wrong of [[], ['--title', ''], ['--unknown'], [CONTENT, 'other']]) {
    await assert.rejects(
      contentImport.run(wrong, app.parts()),
      /^OperatorError: Usage: npm run admin -- content import FOLDER/,
    );
  }
  await setContentRoles(database, user.id, { roles: ['reviewer', 'director'], title: 'Dr' });
  await assert.rejects(run(app, CONTENT), { message: `${sentences.editorRequired}.` });
  await setContentRoles(database, user.id, { roles: ['editor'], title: '' });
  await database.updateTable('users').set({ is_active: 0 }).where('id', '=', user.id).execute();
  await assert.rejects(run(app, CONTENT), { message: `${sentences.editorRequired}.` });
  const plain = await createTestApp(t);
  await plain.enter({ email: EMAIL });
  const other = await plain.database.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await setContentRoles(plain.database, other.id, { roles: ['editor'], title: '' });
  const parts = { ...app.parts(), ...terminalOf([]), database: plain.database };
  await assert.rejects(contentImport.run([CONTENT, ...options], parts), { message: `${sentences.noGovernance}.` });
});
