import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  lengthOf,
  lineOf,
  MOST_CHARACTERS,
  NO_REPORT,
  readReport,
  tooLong,
  withPart,
  withTaken,
  writeReport,
} from './methane-report.ts';

test('a report comes back as it was stored; an empty one is not stored', () => {
  const report = withTaken(withPart(NO_REPORT, 'hazards', 'gas'), 'location', '24.1, 46.2');
  assert.deepEqual(readReport(writeReport(report)), report);
  assert.equal(writeReport(NO_REPORT), null);
  assert.equal(writeReport(withPart(withPart(NO_REPORT, 'hazards', 'gas'), 'hazards', '')), null);
});

test('broken text and foreign values are an empty report', () => {
  for (const text of [null, '', '{', '[]', '{"parts":{"major":1,"hazards":null}}', '{"parts":"gas"}']) {
    assert.deepEqual(readReport(text), NO_REPORT, String(text));
  }
});

test('a press puts its text after what was typed, and the next press replaces that text alone', () => {
  const typed = withPart(NO_REPORT, 'casualties', 'A bus, many hurt');
  const once = withTaken(typed, 'casualties', '2 counted');
  assert.equal(once.parts.casualties, 'A bus, many hurt\n2 counted');
  const more = withPart(once, 'casualties', `${once.parts.casualties}\nall out of the bus`);
  assert.equal(
    withTaken(more, 'casualties', '12 counted').parts.casualties,
    'A bus, many hurt\n12 counted\nall out of the bus',
  );
});

test('a text that was put in and then changed by hand is kept', () => {
  const taken = withTaken(NO_REPORT, 'casualties', '2 counted');
  const changed = withPart(taken, 'casualties', 'about 20');
  assert.equal(withTaken(changed, 'casualties', '3 counted').parts.casualties, 'about 20\n3 counted');
});

test('a part is one line, and its length is that of the line', () => {
  assert.equal(lineOf('  police \n\n fire   brigade\n'), 'police, fire brigade');
  assert.equal(lengthOf(' ab \n'), 2);
  assert.deepEqual(tooLong(withPart(NO_REPORT, 'type', 'a'.repeat(MOST_CHARACTERS))), []);
  assert.deepEqual(tooLong(withPart(NO_REPORT, 'type', 'a'.repeat(MOST_CHARACTERS + 1))), ['type']);
});
