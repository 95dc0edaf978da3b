import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import type { Algorithm } from '@first60/edition';
import { algorithms } from '../algorithms.ts';
import { protocols } from '../protocols.ts';
import { hasFigure } from './card-lines.ts';
import { cardOf } from './looked-up.ts';

const graphs: ReadonlyArray<readonly [string, Algorithm]> = Object.entries(algorithms);
const DRAWINGS = new URL('../../../web/public/algorithms/', import.meta.url);

/** Longest text that still reads at a glance in its box. */
const HEADLINE_LIMIT = 36;
const TEXT_LIMIT = 90;

const reachable = ({ steps }: Algorithm): Set<string> => {
  const seen = new Set<string>();
  const visit = (id: string | undefined) => {
    if (id === undefined || seen.has(id)) return;
    seen.add(id);
    for (const { to } of steps.find((step) => step.id === id)?.exits ?? []) visit(to);
  };
  visit(steps[0]?.id);
  return seen;
};

test('seven protocols have an algorithm, and exactly those name its PDF', () => {
  assert.equal(graphs.length, 7);
  const withPdf = Object.values(protocols).flatMap(({ id, algorithmPdfPath }) =>
    algorithmPdfPath === undefined ? [] : [[id, algorithmPdfPath]],
  );
  assert.deepEqual(withPdf.toSorted(), graphs.map(([id]) => [id, `/algorithms/${id}.pdf`]).toSorted());
});

for (const [key, graph] of graphs) {
  const ids = graph.steps.map(({ id }) => id);

  test(`${key}: filed under its own id, with its protocol's title and "Based on AHA 2020"`, () => {
    assert.equal(graph.id, key);
    assert.equal(graph.title, cardOf(graph.id).title);
    assert.equal(graph.basis, 'Based on AHA 2020');
  });

  test(`${key}: one start, in front; every step is reached from it`, () => {
    assert.deepEqual(
      graph.steps.flatMap(({ kind }, at) => (kind === 'start' ? [at] : [])),
      [0],
    );
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual(
      ids.filter((id) => !reachable(graph).has(id)),
      [],
    );
  });

  test(`${key}: every exit leads to a step that exists, and not to the step itself`, () => {
    for (const { id, exits } of graph.steps) {
      for (const { to } of exits) assert.ok(ids.includes(to) && to !== id, `${id} leads to ${to}`);
    }
  });

  test(`${key}: a decision asks and has two or more different labelled answers`, () => {
    for (const { id, kind, lines, exits } of graph.steps) {
      if (kind !== 'decision') continue;
      assert.ok(lines[0].text.endsWith('?'), lines[0].text);
      const labels = exits.map(({ label }) => label);
      assert.ok(labels.length >= 2 && labels.every((label) => label !== undefined && label !== ''), id);
      assert.equal(new Set(labels).size, labels.length, id);
    }
  });

  test(`${key}: only an end has no exit; start and action have one`, () => {
    for (const { id, kind, exits } of graph.steps) {
      if (kind === 'end') assert.equal(exits.length, 0, id);
      if (kind === 'start' || kind === 'action') assert.equal(exits.length, 1, id);
    }
  });

  test(`${key}: every line with a figure names its source`, () => {
    const lines = [...graph.steps.flatMap((step) => step.lines), ...(graph.note === undefined ? [] : [graph.note])];
    for (const { text, sources } of lines) assert.ok(!hasFigure(text) || sources.length > 0, text);
  });

  test(`${key}: texts fit their boxes: headline ${HEADLINE_LIMIT}, line ${TEXT_LIMIT}, at most 5 lines`, () => {
    for (const { lines } of graph.steps) {
      assert.ok(lines.length <= 5, lines[0].text);
      assert.ok(lines[0].text.length <= HEADLINE_LIMIT, lines[0].text);
      for (const { text } of lines) assert.ok(text.length <= TEXT_LIMIT, `${text.length}: ${text}`);
    }
  });

  test(`${key}: the drawing is there as PDF and as SVG`, () => {
    for (const type of ['pdf', 'svg']) assert.ok(existsSync(new URL(`${key}.${type}`, DRAWINGS)), type);
  });
}

/** A drug's word in a drawing: the drawings name the drug, not its strength. */
const drugWord = (medication: string): string => medication.replace(/-.*/, '');

for (const [key, graph] of graphs) {
  test(`${key}: a dose per kilogram stands with the least and the most that its card gives`, () => {
    for (const { medication, pediatric } of cardOf(graph.id).medications) {
      if (pediatric?.perKg === undefined) continue;
      const { perKg, min, max } = pediatric;
      const dose = new RegExp(
        `${drugWord(medication)}(?: [a-z]+)* ${perKg.amount} ${perKg.unit}/kg[^(]*(?<limits>\\(.*?\\))?`,
        'i',
      );
      for (const { text } of graph.steps.flatMap((step) => step.lines)) {
        const { limits } = text.match(dose)?.groups ?? { limits: 'not this dose' };
        if (limits === 'not this dose') continue;
        if (min !== undefined) assert.ok(limits?.includes(`${min.amount} ${min.unit} at least`), text);
        if (max !== undefined) assert.ok(limits?.includes(`${max.amount} ${max.unit} at most`), text);
      }
    }
  });
}

test('the check of reach finds a step that nothing leads to', () => {
  const [, graph] = graphs[0] ?? assert.fail();
  const lost = { id: 'lost', kind: 'end', lines: [{ text: 'Lost', sources: [] }], exits: [] } as const;
  assert.ok(!reachable({ ...graph, steps: [...graph.steps, lost] }).has('lost'));
});
