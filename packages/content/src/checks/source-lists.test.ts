import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardiacSources } from '../sources/cardiac-sources.ts';
import { ecgSources } from '../sources/ecg-sources.ts';
import { formularySources } from '../sources/formulary-sources.ts';
import { medicalSources } from '../sources/medical-sources.ts';
import { proceduresSources } from '../sources/procedures-sources.ts';
import { protocolSources } from '../sources/protocol-sources.ts';
import { traumaSources } from '../sources/trauma-sources.ts';

test('no source key is defined in two lists', () => {
  const lists = [
    ...[formularySources, protocolSources, cardiacSources, medicalSources],
    ...[traumaSources, proceduresSources, ecgSources],
  ];
  const keys = lists.flatMap(Object.keys);
  assert.deepEqual(
    keys.filter((key, at) => keys.indexOf(key) !== at),
    [],
  );
});
