import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { canonicalJson, type MedicationLine } from '@first60/edition';
import { changesSince, type Digested, digestsOf } from './content-digests.ts';

const seen = digestsOf(edition);
const nothing = { protocols: [], medications: [], tables: false };

test('the same edition has no changes; its digests take less than 4 kB', () => {
  assert.deepEqual(changesSince(seen, edition), nothing);
  assert.equal(Object.keys(seen.protocols).length, Object.keys(edition.protocols).length);
  assert.ok(JSON.stringify(seen).length < 4_000, String(JSON.stringify(seen).length));
});

test('the order of keys, in which a signed edition differs, is no change', () => {
  const sorted: Digested = JSON.parse(canonicalJson(edition));
  assert.deepEqual(changesSince(seen, sorted), nothing);
});

test('one changed letter on a card names that card alone', () => {
  const { stroke } = edition.protocols;
  assert.ok(stroke);
  const changed: Digested = {
    ...edition,
    protocols: { ...edition.protocols, stroke: { ...stroke, title: `${stroke.title}.` } },
  };
  assert.deepEqual(changesSince(seen, changed), { ...nothing, protocols: ['stroke'] });
});

test('a changed act names its drug and the cards that give it, a stop of a class its drugs, a condition the tables', () => {
  const { acts } = edition;
  const midazolam = acts?.drugs.midazolam;
  const benzodiazepine = acts?.classes.benzodiazepine;
  assert.ok(acts && midazolam && benzodiazepine);
  const warned = midazolam.acts.map((act) => (act.id === 'after-tube' ? { ...act, label: `${act.label}.` } : act));
  const one: Digested = {
    ...edition,
    acts: { ...acts, drugs: { ...acts.drugs, midazolam: { ...midazolam, acts: warned } } },
  };
  const giving = (isGiven: (line: MedicationLine) => boolean) =>
    Object.values(edition.protocols).flatMap(({ id, medications }) => (medications.some(isGiven) ? [id] : []));
  assert.deepEqual(changesSince(seen, one), {
    protocols: giving(({ medication, act }) => medication === 'midazolam' && act === 'after-tube'),
    medications: ['midazolam'],
    tables: false,
  });
  const classes = { ...acts.classes, benzodiazepine: { ...benzodiazepine, monitor: ['pulse'] } };
  const family = ['midazolam', 'diazepam', 'lorazepam'];
  const ofClass = changesSince(seen, { ...edition, acts: { ...acts, classes } });
  assert.deepEqual(ofClass.medications.toSorted(), family.toSorted());
  assert.deepEqual(
    ofClass.protocols,
    giving(({ medication }) => family.includes(medication)),
  );
  const conditions = { ...acts.conditions, shock: { say: 'in shock', ask: 'Shock?' } };
  assert.deepEqual(changesSince(seen, { ...edition, acts: { ...acts, conditions } }), { ...nothing, tables: true });
});

test('a changed calculator row names its drug, a changed zone the tables', () => {
  const [first, ...rest] = edition.quickDoses;
  assert.ok(first);
  const changed: Digested = {
    ...edition,
    quickDoses: [{ ...first, route: 'IV' }, ...rest],
    zones: edition.zones.slice(1),
  };
  assert.deepEqual(changesSince(seen, changed), { protocols: [], medications: [first.medication], tables: true });
});

test('a changed algorithm names its card, a changed hospital or constant the tables', () => {
  const [name, algorithm] = Object.entries(edition.algorithms)[0] ?? [];
  assert.ok(name !== undefined && algorithm !== undefined);
  const redrawn: Digested = {
    ...edition,
    algorithms: { ...edition.algorithms, [name]: { ...algorithm, title: 'Another' } },
  };
  assert.deepEqual(changesSince(seen, redrawn), { ...nothing, protocols: [name] });
  assert.deepEqual(changesSince(seen, { ...edition, hospitals: edition.hospitals.slice(1) }), {
    ...nothing,
    tables: true,
  });
});

test('a recall is a change of its card, and the words of the next day about it are none', () => {
  const { stroke } = edition.protocols;
  assert.ok(stroke);
  const hiddenBy = (sentence: string) => ({
    hidden: new Set([sentence]),
    edition: {
      ...edition,
      protocols: { ...edition.protocols, stroke: { ...stroke, title: sentence } },
    } satisfies Digested,
  });
  const today = hiddenBy('Hidden: Stroke, recalled 5:02 PM by Dr Huda. Call OLMD.');
  const tomorrow = hiddenBy('Hidden: Stroke, recalled Nov 26, 2026, 5:02 PM by Dr Huda. Call OLMD.');
  assert.deepEqual(changesSince(seen, today.edition, today.hidden), { ...nothing, protocols: ['stroke'] });
  const seenToday = digestsOf(today.edition, today.hidden);
  assert.deepEqual(changesSince(seenToday, tomorrow.edition, tomorrow.hidden), nothing);
});

test('a new card counts as changed, a card that has gone does not', () => {
  const { stroke: _gone, ...others } = edition.protocols;
  const without: Digested = { ...edition, protocols: others };
  assert.deepEqual(changesSince(digestsOf(without), edition), { ...nothing, protocols: ['stroke'] });
  assert.deepEqual(changesSince(seen, without), nothing);
});
