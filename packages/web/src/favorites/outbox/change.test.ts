import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Change, waitingChanges, wantedStates, withChange, withMark, withoutChange } from './change.ts';

let count = 0;
const change = (medicationId: string, wanted: boolean, more: Partial<Change> = {}): Change => ({
  key: `key-${count++}`,
  medicationId,
  name: medicationId,
  wanted,
  at: count,
  page: 'page',
  ...more,
});
const shown = (list: readonly Change[]) =>
  list.map(({ medicationId, wanted }) => `${wanted ? '+' : '-'}${medicationId}`);

test('the last change of a medication takes the place of earlier ones that were not begun', () => {
  const list = [change('aspirin', true), change('naloxone', true), change('aspirin', false)].reduce(withChange, []);
  assert.deepEqual(shown(list), ['+naloxone', '-aspirin']);
});

test('a change that was begun stays in front of the newer one: it may have been made', () => {
  const first = change('aspirin', true);
  const begun = withMark([first], first.key, { begun: true });
  const list = [change('aspirin', false), change('aspirin', true)].reduce(withChange, begun);
  assert.deepEqual(shown(list), ['+aspirin', '+aspirin']);
  assert.equal(list[0]?.key, first.key);
});

test('a refused change waits to be told, is not sent and decides nothing', () => {
  const first = change('aspirin', true);
  const list = withMark([first, change('naloxone', true)], first.key, { refused: 'There is no such medication' });
  assert.deepEqual(shown(waitingChanges(list)), ['+naloxone']);
  assert.deepEqual([...wantedStates(list)], [['naloxone', true]]);
  assert.equal(withChange(list, change('aspirin', false)).length, 3);
  assert.deepEqual(shown(withoutChange(list, first.key)), ['+naloxone']);
});

test('of several waiting changes of a medication the last one says how it will stand', () => {
  const first = change('aspirin', true, { begun: true });
  assert.deepEqual([...wantedStates([first, change('aspirin', false)])], [['aspirin', false]]);
});

test('a change that was pressed earlier but written later does not undo the newer one', () => {
  const earlier = change('aspirin', true);
  const list = withChange([change('aspirin', false)], earlier);
  assert.deepEqual(shown(list), ['-aspirin']);
});
