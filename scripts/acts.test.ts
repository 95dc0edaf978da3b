import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { actContentsOf, checkActs } from '../packages/checks/src/index.ts';
import { problemText, readEdition } from '../packages/edition/src/index.ts';
import { editionIn, textsIn } from './edition/edition-folder.ts';

const ROOT = join(import.meta.dirname, '..');

/** What the author's command prints, and the code it ends with. */
function printed(...args: readonly string[]): { readonly code: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/acts.ts'), ...args], {
    encoding: 'utf8',
  });
  return { code: status, text: stdout + stderr };
}

test('no rule of acts stops the content, but where an exception is named', async () => {
  const read = await editionIn(join(ROOT, 'content'));
  assert.ok('edition' in read);
  const { edition, exceptions } = read;
  const { acts } = edition;
  assert.ok(acts);
  const stopped = checkActs(actContentsOf(edition, acts), exceptions.acts).filter(({ level }) => level === 'stops');
  assert.deepEqual(
    stopped.map(({ rule, sentence }) => `${rule}: ${sentence}`),
    [],
  );
});

test('every drug that is stocked has acts', async () => {
  const read = await editionIn(join(ROOT, 'content'));
  assert.ok('edition' in read);
  const { edition } = read;
  assert.deepEqual(Object.keys(edition.acts?.drugs ?? {}).toSorted(), Object.keys(edition.formulary).toSorted());
});

test('the example of the content guide can be read', () => {
  const guide = readFileSync(join(ROOT, 'docs/content-guide.md'), 'utf8');
  const [, example] = /### Acts of a drug[\s\S]*?```yaml\n([\s\S]*?)```/.exec(guide) ?? [];
  assert.ok(example);
  const texts = new Map([...textsIn(join(ROOT, 'content')), ['acts/midazolam.yaml', example]]);
  const read = readEdition(texts);
  const problems = 'problems' in read ? read.problems.filter(({ file }) => file.startsWith('acts/')) : [];
  assert.deepEqual(problems.map(problemText), []);
});

test('the acts of a drug are printed with what a crew would read of each', () => {
  const { code, text } = printed('midazolam', '--kg', '16', '--age', '4');
  assert.equal(code, 0);
  assert.match(text, /^midazolam\/seizure-im: Seizure, no IV \| adult 10 mg; child 0\.2 mg\/kg, max 10 mg \| /m);
  assert.match(text, /^ {2}3\.2 mg = 0\.64 mL of 5 mg\/mL/m);
  assert.match(text, /^ {2}How: IM or intranasal, half in each nostril$/m);
  assert.match(text, /^ {2}Again: No, more only on order$/m);
});

test('without a patient each group has its dose, and without a drug all are printed', () => {
  const { code, text } = printed();
  assert.equal(code, 0);
  assert.match(text, /^midazolam\/seizure-im: /m);
  assert.match(text, /^ {2}adult: 10 mg = 2 mL of 5 mg\/mL/m);
  assert.match(text, /^ {2}child: 0\.2 mg\/kg, max 10 mg = 0\.04 mL\/kg, max 2 mL of 5 mg\/mL/m);
  assert.match(text, /^acetaminophen\/pain-fever: /m);
});

test('a drug that has no acts is named, and the command fails', () => {
  assert.deepEqual(printed('midazolan'), {
    code: 1,
    text: 'There are no acts of "midazolan": write the name of a file of content/acts without its ending.\n',
  });
  const { code, text } = printed('midazolan', 'naloxone');
  assert.equal(code, 1);
  assert.match(text, /^naloxone\/opioid: /m);
});

test('an option that the command does not have is named, with the usage', () => {
  assert.deepEqual(printed('midazolam', '--weight', '16'), {
    code: 2,
    text: "Unknown option '--weight'.\nFor example: npm run content:acts -- midazolam --kg 16 --age 4\n",
  });
});

test('a weight or an age that cannot be is said, and nothing is printed', () => {
  for (const weight of ['heavy', '0', '-3']) {
    assert.deepEqual(printed('midazolam', `--kg=${weight}`), {
      code: 1,
      text: `"${weight}" is no weight in kg: write a number, like --kg 16.\n`,
    });
  }
  assert.deepEqual(printed('midazolam', '--age', 'old'), {
    code: 1,
    text: '"old" is no age: write years, like --age 4 or 1/12.\n',
  });
});
