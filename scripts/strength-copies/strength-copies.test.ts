import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Edition } from '../../packages/edition/src/index.ts';
import { baseTexts, readChanged } from '../edition/base-edition.ts';
import { withStrength } from './changed-strength.ts';
import { recomputed } from './recomputed.ts';

function copyOf(drug: string, strength: string) {
  const read = readChanged(withStrength(baseTexts, drug, strength));
  assert.ok(!('problems' in read), JSON.stringify(read));
  const edition: Edition = { ...read.edition, sha256: '' };
  return { edition, points: read.reviewPoints };
}

const midazolam = copyOf('midazolam', '1 mg/mL');
const COPIES = { midazolam, morphine: copyOf('morphine', '15 mg/mL') };

for (const [drug, { edition, points }] of Object.entries(COPIES)) {
  test(`with ${drug} in another strength every printed volume follows`, () => {
    const { stale, checked } = recomputed(edition, points, drug);
    assert.deepEqual(stale, []);
    assert.ok(checked > 10, `${checked} volumes`);
  });
}

test('a volume that is written out is found', () => {
  const planted: Edition = JSON.parse(JSON.stringify(midazolam.edition));
  const [line] = planted.protocols.seizures?.notes ?? assert.fail('no note');
  Object.assign(line ?? {}, { text: 'Midazolam 2.5 mg = 0.5 mL; old: 0.1 mg/kg, max 2.5 mg = 0.1 mL/kg, max 0.5 mL.' });
  assert.deepEqual(
    recomputed(planted, midazolam.points, 'midazolam').stale.map(({ said }) => said),
    ['2.5 mg = 0.5 mL', '0.1 mg/kg, max 2.5 mg = 0.1 mL/kg, max 0.5 mL'],
  );
});
