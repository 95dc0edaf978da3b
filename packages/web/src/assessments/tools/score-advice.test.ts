import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const messages = JSON.parse(readFileSync(new URL('../../../messages/en.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

test('FAST-ED of 7 or more: large vessel occlusion suspected, thrombectomy candidate', () => {
  assert.match(messages.stroke_fast_ed_severe_advice ?? '', /Large vessel occlusion suspected, thrombectomy candidate/);
});

test('GCS at 8 or less shows the four immediate actions, at 9-12 monitoring', () => {
  assert.deepEqual(
    ['airway', 'pressure', 'oxygen', 'destination'].map((action) => messages[`gcs_severe_${action}`]),
    [
      'Consider an advanced airway',
      'Keep SBP above 90 mmHg',
      'Keep SpO2 above 90%',
      'Go to a trauma center with neurosurgery',
    ],
  );
  assert.equal(messages.gcs_moderate_actions, 'Monitoring');
});

test('APGAR says that it never decides about resuscitation, and gives no action', () => {
  assert.equal(messages.apgar_never_decides, 'This score never decides about resuscitation');
  assert.equal(
    messages.apgar_never_decides_text,
    'Not whether, not when, not which step. Resuscitation starts before the 1 minute score.',
  );
  assert.equal(messages.apgar_again, 'Score again at {minute} minutes.');
});

test('The newborn tool never lowers oxygen during compressions, and warns of a clock that starts on arrival', () => {
  assert.match(messages.newborn_oxygen_help ?? '', /Over 95%: less\. During compressions: 100%\.$/);
  assert.match(messages.newborn_oxygen_born_before ?? '', /no clock/);
});
