import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AGE_ROWS, QUICK_ROWS } from './dose-rule.ts';

test('the quick calculator writes every drug as the other screens do, with its tall-man letters', () => {
  const names = [...QUICK_ROWS, ...AGE_ROWS].map(({ name }) => name);
  for (const written of ['EPINEPHrine 1:1,000 via ETT', 'adenosine, 2nd dose', 'diphenhydrAMINE']) {
    assert.ok(names.includes(written), `${written} in ${names}`);
  }
  assert.deepEqual(
    names.filter((name) => /^[A-Z][a-z]/.test(name)),
    [],
  );
});
