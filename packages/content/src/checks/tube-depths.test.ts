import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endotrachealIntubation } from '../protocols/procedures-access/endotracheal-intubation.ts';
import { zones } from '../zones.ts';

/** Each weight of the depths on the intubation card with its figure: ["3 kg", "9-9.5 cm"], ["6-9 kg", "10.5-11 cm"]. */
const ofCard = (endotrachealIntubation.steps ?? [])
  .filter(({ text }) => /^(Infant|Child): \d/.test(text))
  .flatMap(({ text }) => [...text.matchAll(/(\d+)(?:-(\d+))? kg ([\d.-]+ cm)/g)])
  .map(([, from, to, depth]) => ({ from: Number(from), to: Number(to ?? from), depth }));

const ofZones = zones.flatMap(({ weightRange, ettDepth }) => {
  const byWeight = [...ettDepth.text.matchAll(/(\d+) kg ([\d.-]+ cm)/g)];
  if (byWeight.length > 0) return byWeight.map(([, weight, depth]) => ({ weight: Number(weight), depth }));
  const depth = /^[\d.-]+ cm/.exec(ettDepth.text)?.[0];
  return [weightRange.from, weightRange.to].map((weight) => ({ weight, depth }));
});

test('the tube of a child goes as deep on the intubation card as in the color zone of its weight', () => {
  assert.ok(ofZones.length >= zones.length);
  for (const { weight, depth } of ofZones) {
    const onCard = ofCard.filter(({ from, to }) => weight >= from && weight <= to).map((entry) => entry.depth);
    assert.deepEqual(onCard, [depth], `${weight} kg`);
  }
});
