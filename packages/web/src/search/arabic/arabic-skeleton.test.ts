import assert from 'node:assert/strict';
import { test } from 'node:test';
import { skeletonsOf } from './arabic-skeleton.ts';

const share = (one: string, other: string): boolean => {
  const skeletons = new Set(skeletonsOf(one));
  return skeletonsOf(other).some((each) => skeletons.has(each));
};

test('Arabic comes to the same consonants in either script and however its vowels are written', () => {
  for (const [latin, arabic] of [
    ['sadri', 'صدره'],
    ['thegeel', 'ثقيل'],
    ['kalamha', 'كلامه'],
    ['maksoora', 'مكسوره'],
    ['ghereg', 'غرق'],
    ['yetnaffas', 'يتنفس'],
    ['elmasbah', 'مسبح'],
  ] as const) {
    assert.ok(share(latin, arabic), `${latin} ${arabic}`);
  }
});

test('other words have other consonants', () => {
  assert.ok(!share('sadri', 'بطنه'));
  assert.ok(!share('maksoora', 'محروقه'));
});
