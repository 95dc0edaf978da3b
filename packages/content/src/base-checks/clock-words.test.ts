import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentDue, NEVER_SEEN } from '@first60/clinical';
import { edition } from '../base-edition.ts';

const MINUTE = 60_000;

/** The text shown for one of the edition's running clocks this many minutes after its start, with nothing dismissed. */
function said(id: string, minutes: number): string {
  const plan = edition.clocks?.find((clock) => clock.id === id);
  assert.ok(plan !== undefined, id);
  return momentDue(plan, minutes * MINUTE, NEVER_SEEN)?.text ?? '';
}

test('five minutes into a seizure a benzodiazepine is asked for only where none of ours was given', () => {
  assert.match(said('seizure', 0), /seizing as you arrive: benzodiazepine now/);
  assert.match(said('seizure', 5), /Still seizing, none of ours: benzodiazepine; under 1 month OLMD first/);
  assert.match(said('seizure', 5), /Ours: Benzodiazepine clock/);
});

test('a clock says ahead what its limit is, and at the limit that it has passed', () => {
  assert.equal(said('tranexamic-acid', 149), '');
  assert.match(said('tranexamic-acid', 150), /within 3 h of injury: 30 min left at most/);
  assert.match(said('tranexamic-acid', 180), /^3 h since the injury: no tranexamic acid/);
  assert.match(said('stroke', 4.5 * 60), /^Past 4\.5 hours/);
  assert.match(said('stroke', 24 * 60), /^Past 24 hours/);
  assert.match(said('stroke-scene', 10), /^Leave within 15 min/);
  assert.match(said('stroke-scene', 15), /^15 min on scene: leave now/);
  assert.match(said('trauma-scene', 7), /10 min at most/);
  assert.match(said('trauma-scene', 10), /^10 min on scene: leave now/);
});

test('the clock of nitroglycerin counts from the last dose', () => {
  assert.equal(edition.clocks?.find(({ id }) => id === 'nitroglycerin')?.again, true);
});
