import assert from 'node:assert/strict';
import { test } from 'node:test';
import { METHANE_PARTS, NO_REPORT, withPart } from '../methane-report.ts';
import { methaneText, partLabel } from './methane-words.ts';

test('the letters of the parts are METHANE', () => {
  assert.equal(METHANE_PARTS.map((part) => partLabel(part).charAt(0)).join(''), 'METHANE');
});

test('an empty report names every part as not known yet, in order', () => {
  assert.equal(
    methaneText(NO_REPORT),
    [
      'METHANE report',
      'Major incident: not known yet',
      'Exact location: not known yet',
      'Type of incident: not known yet',
      'Hazards: not known yet',
      'Access and egress: not known yet',
      'Number and severity of casualties: not known yet',
      'Emergency services, present and required: not known yet',
    ].join('\n'),
  );
});

test('what is typed stands on the line of its part, and blanks are not known yet', () => {
  const typed = withPart(withPart(withPart(NO_REPORT, 'major', 'standby'), 'hazards', 'gas\nfire'), 'access', ' \n ');
  const lines = methaneText(typed).split('\n');
  assert.deepEqual(
    [lines[1], lines[4], lines[5]],
    ['Major incident: Standby', 'Hazards: gas, fire', 'Access and egress: not known yet'],
  );
});

test('an incident that is not a major one is read out as not declared, not as unknown', () => {
  assert.equal(methaneText(withPart(NO_REPORT, 'major', 'no')).split('\n')[1], 'Major incident: Not declared');
});
