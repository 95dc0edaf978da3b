import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import type { Edition, Protocol } from '@first60/edition';
import { saySame } from './same-drawings.ts';

const cardIn = (of: Edition, id: string): { protocol: Protocol; of: Edition } => {
  const protocol = of.protocols[id];
  assert.ok(protocol !== undefined);
  return { protocol, of };
};
const differ = (id: string, other: Edition): boolean => !saySame(cardIn(edition, id), cardIn(other, id));

test('the drawings of the build say something else as soon as the card, its algorithm or a sheet of it does', () => {
  const [sheet] = edition.illustrations;
  const [drawn] = Object.values(edition.algorithms);
  const { anaphylaxis } = edition.protocols;
  assert.ok(sheet !== undefined && drawn !== undefined && anaphylaxis !== undefined);
  const copy: Edition = structuredClone(edition);
  assert.ok(!differ('anaphylaxis', copy));
  const changed = { ...copy, protocols: { ...copy.protocols, anaphylaxis: { ...anaphylaxis, title: 'Shock' } } };
  assert.ok(differ('anaphylaxis', changed));
  assert.ok(!differ('stroke', changed));
  const redrawn = { ...copy, algorithms: { ...copy.algorithms, [drawn.id]: { ...drawn, basis: 'Another' } } };
  assert.ok(differ(drawn.id, redrawn));
  const sheets = { ...copy, illustrations: copy.illustrations.filter(({ id }) => id !== sheet.id) };
  assert.ok(differ(sheet.protocol, sheets));
});
