import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_EXCEPTIONS } from '@first60/edition';
import { objectedTo } from '../../testing/finds.ts';
import { agencyComparisons } from './agency-comparisons.ts';

const named = (name: string) => ({ ...NO_EXCEPTIONS, namedAgencies: [{ name, why: 'the agency itself' }] });

test('a comparison is found in a step and passes in the guideline notes', () => {
  assert.deepEqual(objectedTo(agencyComparisons, ['CEMS: 20 min.', 'After 20 min.']), ['CEMS: 20 min.']);
  assert.deepEqual(objectedTo(agencyComparisons, ['CEMS: 20 min.'], 'guidelineNotes'), []);
});

test('an agency may name itself, and one that no longer does is asked about', () => {
  assert.deepEqual(objectedTo(agencyComparisons, ['Call CEMS.'], 'notes', named('CEMS')), []);
  assert.deepEqual(objectedTo(agencyComparisons, ['Call the base.'], 'notes', named('CEMS')), ['Call the base.']);
});
