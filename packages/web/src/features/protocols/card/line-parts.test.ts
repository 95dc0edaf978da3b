import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import type { Line } from '@first60/edition';
import { isLong, openParts, partsOf } from './line-parts.ts';

const line = (text: string): Line => ({ text, sources: [] });
const steps = (count: number, name: string): Line[] => Array.from({ length: count }, (_, i) => line(`${name} ${i}`));

test('a list falls into its headings with what stands under them; steps before the first stand alone', () => {
  const parts = partsOf([line('Look'), line('Then:'), line('Listen'), line('Feel')]);
  assert.deepEqual(
    parts.map(({ heading, steps: under }) => [heading, under.map((entry) => [entry.number, entry.line.text])]),
    [
      [undefined, [[1, 'Look']]],
      [
        'Then:',
        [
          [2, 'Listen'],
          [3, 'Feel'],
        ],
      ],
    ],
  );
});

test('only a list too long to be read in motion folds, after the parts that fit into its first sixteen steps', () => {
  const short = partsOf([...steps(10, 'a'), line('B:'), ...steps(6, 'b')]);
  const long = partsOf([line('A:'), ...steps(10, 'a'), line('B:'), ...steps(6, 'b'), line('C:'), ...steps(5, 'c')]);
  assert.equal(isLong(short), false);
  assert.equal(isLong(long), true);
  assert.equal(openParts(long), 2);
  assert.equal(openParts(partsOf([line('A:'), ...steps(18, 'a'), line('B:'), ...steps(3, 'b')])), 1);
});

test('folding loses no line of any card, and each folded part has a heading to open it by', () => {
  let folded = 0;
  for (const protocol of Object.values(edition.protocols)) {
    for (const lines of [protocol.steps ?? [], protocol.blsCore, protocol.alsSteps]) {
      const parts = partsOf(lines);
      const shown = parts.flatMap((part) => [
        ...(part.heading === undefined ? [] : [part.heading]),
        ...part.steps.map((entry) => entry.line.text),
      ]);
      assert.deepEqual(
        shown,
        lines.map(({ text }) => text),
        protocol.id,
      );
      if (!isLong(parts)) continue;
      const later = parts.slice(openParts(parts));
      folded += later.length;
      for (const { heading } of later) assert.ok(heading, `${protocol.id}: a folded part without a heading`);
    }
  }
  assert.ok(folded >= 30, `only ${folded} parts are folded`);
});
