import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { dosePartsOf } from './dose-parts.ts';

test('the brackets behind a dose part from it, one by one', () => {
  assert.deepEqual(dosePartsOf('0.01 mg/kg (max 1 mg) (IV/IO)'), { dose: '0.01 mg/kg', beside: ['max 1 mg', 'IV/IO'] });
  assert.deepEqual(dosePartsOf(' (max 1 mg)'), { dose: ' (max 1 mg)', beside: [] });
  assert.deepEqual(dosePartsOf('Not used'), { dose: 'Not used', beside: [] });
});

test('a route that the dose names itself stands once', () => {
  assert.deepEqual(dosePartsOf('4 mg/kg IM (max 400 mg) (IM)'), { dose: '4 mg/kg IM', beside: ['max 400 mg'] });
});

test('a bracket inside another, or with words behind it, stays where it is', () => {
  assert.deepEqual(dosePartsOf('5 mg (2 (or 3) doses)').beside, []);
  assert.deepEqual(dosePartsOf('5 mg (5 mL) then 10 mg'), { dose: '5 mg (5 mL) then 10 mg', beside: [] });
});

test('the parts together are the whole text, for every dosing text of the formulary', () => {
  const texts = Object.values(edition.formulary).flatMap(({ dosing }) =>
    dosing.flatMap(({ adultDose, pedsDose, route }) =>
      [adultDose ?? '', pedsDose ?? ''].flatMap((text) => [
        { text, route: '' },
        { text: `${text} (${route})`, route },
      ]),
    ),
  );
  for (const { text, route } of texts) {
    const { dose, beside } = dosePartsOf(text);
    const named = route !== '' && dose.endsWith(` ${route}`) ? [route] : [];
    assert.equal([dose, ...[...beside, ...named].map((part) => `(${part})`)].join(' '), text);
  }
});
