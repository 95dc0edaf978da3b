import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { editionChanges } from '../../packages/checks/src/index.ts';
import { editionAt } from './edition-at.ts';

/** A repository with one card and one drug as content, in two revisions. */
const repository = mkdtempSync(join(tmpdir(), 'content-diff-test-'));
after(() => rmSync(repository, { recursive: true }));

const git = (...args: readonly string[]): void => {
  execFileSync('git', ['-C', repository, '-c', 'user.name=test', '-c', 'user.email=test@example.org', ...args], {
    stdio: 'ignore',
  });
};

interface Sample {
  readonly dose: string;
  readonly first: readonly string[];
  readonly kit: number;
  readonly more?: string;
}

function write({ dose, first, kit, more = '' }: Sample): void {
  const lines = JSON.stringify(first.map((text) => ({ text, sources: ['spec'] })));
  for (const folder of ['content', 'clinical', 'edition'])
    mkdirSync(join(repository, 'packages', folder, 'src'), { recursive: true });
  writeFileSync(
    join(repository, 'packages/clinical/package.json'),
    '{"name":"@first60/clinical","type":"module","exports":"./src/index.ts"}',
  );
  writeFileSync(join(repository, 'packages/content/package.json'), '{"name":"@first60/content","type":"module"}');
  writeFileSync(join(repository, 'packages/clinical/src/index.ts'), "export { default as Big } from 'big.js';\n");
  writeFileSync(
    join(repository, 'packages/content/src/index.ts'),
    `import { Big } from '@first60/clinical';
const amount: number = new Big('${dose}').toNumber();
const line = { medication: 'epinephrine', indication: 'Anaphylaxis', kind: 'bolus', adult: { text: amount + ' mg', fixed: { amount, unit: 'mg' } }, route: 'IM', timing: 'Every 5-15 min', sources: ['spec'] };
const card = { id: 'anaphylaxis', title: 'Anaphylaxis', category: 'allergy-immunology', priority: 'critical', first60Seconds: ${lines}, blsCore: [], alsSteps: [], medications: [line], olmdCriteria: [], transportPriorities: [], dosDonts: { dos: [], donts: [] }, specialConsiderations: [], notes: [], guidelineNotes: [], crossLinks: [] };
const drug = { id: 'epinephrine', genericName: 'epinephrine', kitNumber: ${kit}, dosing: [{ indication: 'Anaphylaxis', route: 'IM', adultDose: amount + ' mg', adultFigure: { fixed: { amount, unit: 'mg' } } }] };
export const edition = { protocols: { anaphylaxis: card ${more} }, formulary: { epinephrine: drug } };
`,
  );
}

write({ dose: '0.3', first: ['Epinephrine IM now.', 'Lay the patient flat, legs up.', 'Oxygen.'], kit: 1 });
git('init', '-q');
git('add', '.');
git('commit', '-qm', 'one');
write({ dose: '0.5', first: ['Epinephrine IM now.', 'Lay the patient flat.', 'Call ALS.'], kit: 2 });
git('commit', '-qam', 'two');

test('a changed dose, a changed kit and changed lines are told in sentences, each once', async () => {
  assert.deepEqual(editionChanges(await editionAt(repository, 'HEAD~1'), await editionAt(repository, 'HEAD')), [
    'Anaphylaxis: adult epinephrine 0.3 mg -> 0.5 mg',
    'Anaphylaxis, first 60 seconds: "Lay the patient flat, legs up." -> "Lay the patient flat."',
    'Anaphylaxis, first 60 seconds: new: "Call ALS."',
    'Anaphylaxis, first 60 seconds: removed: "Oxygen."',
    'epinephrine, kit number: 1 -> 2',
    'epinephrine, dosing, Anaphylaxis, IM, adult dose: 0.3 mg -> 0.5 mg',
  ]);
});

test('a revision that is not there is refused', async () => {
  await assert.rejects(editionAt(repository, 'no-such-revision'));
  await assert.rejects(editionAt(repository, '--output=/tmp/x'));
});

test('of a revision whose content is files, one changed dose is told everywhere it is shown', async () => {
  const acts = join(repository, 'content/acts/adenosine.yaml');
  cpSync(join(import.meta.dirname, '../../content'), join(repository, 'content'), { recursive: true });
  git('add', '.');
  git('commit', '-qm', 'three');
  const before = readFileSync(acts, 'utf8');
  assert.ok(before.includes('child: "0.1 mg/kg'));
  writeFileSync(acts, before.replace('child: "0.1 mg/kg', 'child: "0.15 mg/kg'));
  git('commit', '-qam', 'four');
  const told = editionChanges(await editionAt(repository, 'HEAD~1'), await editionAt(repository, 'HEAD'));
  // The end of each line: the new text where the changed dose is shown.
  assert.deepEqual(
    told.map((line) => line.split(' -> ')[1]),
    [
      '0.15 mg/kg (max 6 mg)',
      '"Compromised, SVT, line in: Adenosine 0.15 mg/kg (max 6 mg) = 0.05 mL/kg fast."',
      '"Still SVT: Adenosine 0.15 mg/kg (max 6 mg) = 0.05 mL/kg fast, 5-10 mL flush."',
      '0.15 mg/kg (max 6 mg)',
      '0.3',
      '0.15 mg',
      '0.15 mg',
      '0.3',
      '"With IV/IO: adenosine 0.15 mg/kg (6 mg at most), then 0.2 mg/kg (12 mg at most)"',
      '"With IV/IO: adenosine 0.15 mg/kg (6 mg at most), then 0.2 mg/kg (12 mg at most)"',
    ],
  );
});

test('a revision whose content cannot be read says why', async () => {
  writeFileSync(join(repository, 'content/zones.yaml'), 'gray: 1\n');
  git('commit', '-qam', 'five');
  await assert.rejects(editionAt(repository, 'HEAD'), /zones\.yaml:1, gray: This must be a block of keys and values/);
});
