import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import type { MedicationId } from '@first60/edition';
import { blankProtocol } from '../../edition/blank-protocol.ts';
import { resultFacts } from './result-facts.ts';

const line = (text: string) => ({ text, sources: [] });
const medicationLine = (medication: MedicationId) => ({
  medication,
  act: 'pain',
  indication: '',
  kind: 'bolus' as const,
  routes: ['IV'] as const,
  route: 'IV',
  timing: '',
  sources: [],
});
test('6 steps and 5 drugs show 2 and 3, with +4 and +2 more', () => {
  const facts = resultFacts(
    blankProtocol('shock', 'Shock', {
      first60Seconds: ['a', 'b', 'c', 'd', 'e', 'f'].map(line),
      medications: (['fentanyl', 'ketamine', 'oxygen', 'aspirin', 'heparin'] as const).map(medicationLine),
    }),
    edition,
  );
  assert.deepEqual(facts.steps, ['a', 'b']);
  assert.equal(facts.moreSteps, 4);
  assert.deepEqual(facts.medications, ['fentaNYL', 'ketamine', 'oxygen']);
  assert.equal(facts.moreMedications, 2);
});

test('a drug with several lines counts once', () => {
  const facts = resultFacts(
    blankProtocol('shock', 'Shock', {
      medications: (['ketamine', 'ketamine', 'aspirin'] as const).map(medicationLine),
    }),
    edition,
  );
  assert.deepEqual([facts.medications, facts.moreMedications], [['ketamine', 'aspirin'], 0]);
});

test('a procedure shows its own steps, without their headings', () => {
  const facts = resultFacts(
    blankProtocol('shock', 'Shock', { steps: ['Prepare:', 'Gloves', 'Do it:', 'Cut', 'Tie'].map(line) }),
    edition,
  );
  assert.deepEqual([facts.steps, facts.moreSteps], [['Gloves', 'Cut'], 1]);
});

test('a protocol without steps or drugs shows none and no overflow', () => {
  assert.deepEqual(resultFacts(blankProtocol('shock'), edition), {
    steps: [],
    moreSteps: 0,
    medications: [],
    moreMedications: 0,
  });
});
