import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Manifest, type RecallTarget, recallEventOf } from '@first60/seal';
import { liftText, recallText } from './recall-event.ts';

const DIGEST = 'd'.repeat(64);
const manifest = { parts: { 'card/stroke': [DIGEST, 9] } } as unknown as Manifest;
const target: RecallTarget = { kind: 'line', id: 'stroke', line: 'Give oxygen' };
const place = { agency: 'Riyadh EMS', events: [], reason: 'Wrong dose', at: 7 };

test('a recall is the next event, of the part that is published; a lift is the next one again and names the recall', () => {
  const first = recallText(target, manifest, place) ?? '';
  const event = recallEventOf(first);
  assert.deepEqual(event, {
    format: 1,
    agency: 'Riyadh EMS',
    sequence: 1,
    kind: 'recall',
    lifts: null,
    target,
    partDigest: DIGEST,
    reason: 'Wrong dose',
    at: 7,
  });
  const row = { sequence: 1, target, partDigest: DIGEST, reason: 'Wrong dose', at: 7, by: 'Huda', liftedBy: [] };
  const lift = recallEventOf(liftText({ ...row, state: 'on' }, { ...place, events: [{ text: first }] }));
  assert.equal(lift?.sequence, 2);
  assert.equal(lift?.kind, 'lift');
  assert.equal(lift?.lifts, 1);
  assert.deepEqual(lift?.target, target);
});

test('what is not in the published edition cannot be recalled', () => {
  assert.equal(recallText({ kind: 'drug', id: 'aspirin', line: null }, manifest, place), undefined);
});
