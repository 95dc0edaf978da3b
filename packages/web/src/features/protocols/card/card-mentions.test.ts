import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import type { Protocol } from '@first60/edition';
import { cardMentions } from './card-mentions.ts';

const cardsOf = (text: string) => cardMentions(edition, text).flatMap(({ card }) => card ?? []);

test('the full name of a card leads to it, and the longest name wins', () => {
  assert.deepEqual(cardMentions(edition, 'STEMI: alert the PCI center now, open STEMI Supplemental.'), [
    { text: 'STEMI: alert the PCI center now, open ' },
    { text: 'STEMI Supplemental', card: 'stemi-supplemental' },
    { text: '.' },
  ]);
  assert.deepEqual(cardsOf('Step by step: Adult and Pediatric Trauma Triage.'), ['adult-pediatric-trauma-triage']);
  assert.deepEqual(cardsOf('Breathless with wet lungs: open Pulmonary Edema / CHF.'), ['pulmonary-edema-chf']);
});

test('a name of one word is one only where it is opened, seen, used or called a card', () => {
  assert.deepEqual(cardsOf('Seizing: seizures card. Stroke signs: stroke card.'), ['seizures', 'stroke']);
  assert.deepEqual(cardsOf('Weak on one side: open Stroke.'), ['stroke']);
  assert.deepEqual(cardsOf('Fever and shock: open the sepsis card.'), ['sepsis']);
  for (const text of [
    'Shock 2. CPR 2 min.',
    'Burns with trauma: trauma center first.',
    'the shock cardiac',
    'Strokes',
  ]) {
    assert.deepEqual(cardMentions(edition, text), [{ text }]);
  }
});

test('no line of the edition loses a letter or leads to its own card', () => {
  let mentions = 0;
  for (const protocol of Object.values(edition.protocols)) {
    for (const text of textsOf(protocol)) {
      const parts = cardMentions(edition, text);
      assert.equal(parts.map((part) => part.text).join(''), text);
      mentions += cardsOf(text).length;
      assert.ok(!cardsOf(text).includes(protocol.id), `${protocol.id}: ${text}`);
    }
  }
  assert.ok(mentions > 40, `${mentions}`);
});

const textsOf = ({ first60Seconds, blsCore, alsSteps, specialConsiderations, notes, steps = [] }: Protocol): string[] =>
  [...first60Seconds, ...blsCore, ...alsSteps, ...specialConsiderations, ...notes, ...steps].map(({ text }) => text);
