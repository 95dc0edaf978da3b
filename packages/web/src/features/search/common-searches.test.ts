import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { searchProtocols } from '../../search/protocol-search.ts';
import { commonSearches } from './common-searches.ts';

test('each common search offers more than one cause: "breathing problems" is not heart failure alone', () => {
  for (const { value } of commonSearches()) assert.ok(searchProtocols(edition, value).length >= 3, value);
  assert.deepEqual(
    searchProtocols(edition, 'breathing problems').map(({ protocol }) => protocol.id),
    [
      'pulmonary-edema-chf',
      'anaphylaxis',
      'drowning-submersion',
      'poisoning-overdose-environmental',
      'nerve-agent',
      'bvm-ventilation',
      'needle-thoracostomy',
      'asthma-copd',
      'pediatric-respiratory',
      'airway-obstruction',
    ],
  );
});
