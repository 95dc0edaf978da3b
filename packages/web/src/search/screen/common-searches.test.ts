import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { searchProtocols } from '../protocol-search.ts';
import { commonSearches } from './common-searches.ts';

test('each common search offers more than one cause: "breathing problems" is not heart failure alone', () => {
  for (const { value } of commonSearches()) assert.ok(searchProtocols(edition, value).length >= 3, value);
  assert.deepEqual(
    searchProtocols(edition, 'breathing problems').map(({ protocol }) => protocol.id),
    [
      'asthma-copd',
      'pulmonary-edema-chf',
      'anaphylaxis',
      'drowning-submersion',
      'poisoning-overdose-environmental',
      'nerve-agent',
      'bvm-ventilation',
      'needle-thoracostomy',
      'pediatric-respiratory',
      'airway-obstruction',
    ],
  );
});

test('breathlessness in any words: asthma and heart failure first, then other emergencies', () => {
  const terms = ['breathing problems', 'shortness of breath', 'sob', 'dyspnea', 'difficulty breathing', 'ضيق تنفس'];
  for (const term of terms) {
    const [first, second, third] = searchProtocols(edition, term).map(({ protocol }) => protocol);
    assert.deepEqual([first?.id, second?.id].toSorted(), ['asthma-copd', 'pulmonary-edema-chf'], term);
    assert.equal(third?.priority, 'critical', term);
  }
});
