import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Priority, Protocol } from '@first60/edition';
import { groups } from '../groups.ts';
import { PROTOCOL_IDS } from '../ids.ts';
import { protocols } from '../protocols.ts';
import { cardLines, cardLists } from './card-lines.ts';

const cards: ReadonlyArray<readonly [string, Protocol]> = Object.entries(protocols);
const COLOR: Record<Priority, Protocol['color']> = { critical: 'red', urgent: 'orange', routine: 'blue' };

for (const [key, card] of cards) {
  test(`${key}: the card is filed under its own id and in the group that lists it`, () => {
    assert.equal(card.id, key);
    const group = groups.find(({ protocols: ids }) => (ids as readonly string[]).includes(key));
    assert.equal(card.category, group?.id);
  });

  test(`${key}: the first 60 seconds are 1 to 8 imperatives without headings`, () => {
    assert.ok(card.first60Seconds.length >= 1 && card.first60Seconds.length <= 8);
    for (const { text } of card.first60Seconds) assert.ok(!text.endsWith(':'), text);
  });

  test(`${key}: the colour follows the priority`, () => {
    assert.equal(card.color, COLOR[card.priority]);
  });

  test(`${key}: either three lists or steps, and every other list is filled`, () => {
    if (card.steps === undefined) {
      assert.ok(card.blsCore.length > 0, 'blsCore is empty');
      assert.ok(card.alsSteps.length > 0, 'alsSteps is empty');
    } else {
      assert.deepEqual([card.blsCore, card.alsSteps], [[], []]);
    }
    for (const name of ['transportPriorities', 'dos', 'donts', 'specialConsiderations']) {
      assert.ok((cardLists(card)[name] ?? []).length > 0, `${name} is empty`);
    }
  });

  test(`${key}: the maximum of a drug is a figure, or says that there is none`, () => {
    for (const { medication, max } of card.medications) {
      assert.ok(max === undefined || /\d|^No ceiling/.test(max), `${medication}: ${max}`);
    }
  });

  test(`${key}: a limit before OLMD stands only where OLMD is not asked for the first dose`, () => {
    for (const { indication, max } of card.medications) {
      assert.ok(!indication.endsWith('on OLMD') || !max?.endsWith('before OLMD'), `${indication}: ${max}`);
    }
  });

  test(`${key}: no heading stands without a line below it, and no line stands twice in a list`, () => {
    for (const [name, lines] of Object.entries(cardLists(card))) {
      lines.forEach(({ text }, at) => {
        if (!text.endsWith(':')) return;
        const next = lines[at + 1];
        assert.ok(next !== undefined && !next.text.endsWith(':'), `${name}: "${text}" heads nothing`);
      });
      assert.equal(new Set(lines.map(({ text }) => text)).size, lines.length, `${name} repeats a line`);
    }
  });

  test(`${key}: no line is longer than 130 characters`, () => {
    for (const { text } of cardLines(card)) assert.ok(text.length <= 130, `${text.length}: ${text}`);
  });

  test(`${key}: related protocols exist, are not the card itself and are named once`, () => {
    for (const id of card.crossLinks)
      assert.ok(
        PROTOCOL_IDS.some((known) => known === id),
        id,
      );
    assert.ok(!card.crossLinks.includes(card.id));
    assert.equal(new Set(card.crossLinks).size, card.crossLinks.length);
  });
}
