import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArrestEvent } from '@first60/clinical';
import { inOrder, standingEnd } from './log-order.ts';

const AT = { wall: 0, mono: 0, page: 'a', zone: 0 };
const event = (id: string, t: number, seq: number, data: ArrestEvent['data'] = { kind: 'cpr' }): ArrestEvent => ({
  id,
  code: 'c',
  seq,
  t,
  at: AT,
  version: 1,
  data,
});

test('an event that reached the database late stands at its time, and no place is empty', () => {
  const events = [event('a', 0, 1), event('late', 5, 4), event('b', 5, 2), event('c', 9, 3)];
  assert.deepEqual(
    inOrder(events).map(({ id, seq }) => [id, seq]),
    [
      ['a', 1],
      ['b', 2],
      ['late', 3],
      ['c', 4],
    ],
  );
});

test('a code has ended at its end, unless an undo has taken that back', () => {
  const end = event('end', 10, 2, { kind: 'ended' });
  const undone = event('undo', 11, 3, { kind: 'undone', of: 'end' });
  const restored = event('again', 12, 4, { kind: 'restored', of: 'end' });
  const other = event('other', 11, 3, { kind: 'undone', of: 'a' });
  const first = event('a', 0, 1);
  assert.equal(standingEnd([first]), undefined);
  assert.equal(standingEnd([first, end]), end);
  assert.equal(standingEnd([first, end, other]), end);
  assert.equal(standingEnd([first, end, undone]), undefined);
  assert.equal(standingEnd([first, end, undone, restored]), end);
});
