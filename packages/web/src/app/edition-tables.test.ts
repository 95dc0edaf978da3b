import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kg, quickAnswer, showText } from '@first60/clinical';
import { edition } from '@first60/content';
import type { Edition } from '@first60/edition';
import { syringeOf } from '../doses/in-calculator/given-text.ts';
import { quickFigureFor } from '../doses/in-calculator/other-figure.ts';
import { quickRows } from '../doses/in-calculator/quick-rows.ts';
import { changesSince, digestsOf } from '../edition/content-digests.ts';
import { drugOf } from '../edition/drug-of.ts';
import { contentDate } from '../edition/edition-cover.ts';
import { protocolsOf } from '../edition/protocols-of.ts';
import { drugsByName } from '../features/calculator/comprehensive/use-choice.ts';
import { sharedText } from '../features/calculator/shared-text.ts';
import { medicationEntries } from '../features/medications/medication-entry.ts';
import { wayToAge } from '../features/protocols/filter/age-switch.ts';
import { visibleProtocols } from '../features/protocols/filter/visible-protocols.ts';
import { citedWorks } from '../features/sources/source-uses.ts';
import { zoneOfAge } from '../patient/weight-and-age.ts';
import { didYouMean } from '../search/did-you-mean.ts';
import { searchProtocols } from '../search/protocol-search.ts';
import { authoredProtocols } from '../search/searched-texts.ts';

/** An edition in which every title, name, label and figure read below is different. */
const other: Edition = {
  ...edition,
  id: '2031-01-02',
  date: '2031-01-02',
  sha256: 'f'.repeat(64),
  protocols: changed(edition.protocols, (card) => ({
    title: `${card.title} quokka`,
    crossLinks: [],
  })),
  formulary: changed(edition.formulary, ({ genericName }) => ({ genericName: `Wombat ${genericName}` })),
  quickDoses: edition.quickDoses.map((row) => ({
    ...row,
    name: `Wombat ${row.name}`,
    ...(row.dosePerKg && { dosePerKg: { ...row.dosePerKg, amount: row.dosePerKg.amount / 2 } }),
  })),
  zones: edition.zones.map((zone) => ({ ...zone, age: { ...zone.age, text: `${zone.age.text} old` } })),
  constants: {
    ...edition.constants,
    syringes: { ...edition.constants.syringes, syringes: [{ capacityMl: 60, graduationMl: 1 }] },
  },
  sources: changed(edition.sources, ({ title }) => ({ title: `${title} quokka` })),
};

function changed<Id extends string, Entry extends object>(
  entries: Readonly<Record<Id, Entry>>,
  change: (entry: Entry) => Partial<Entry>,
): Record<Id, Entry> {
  return Object.fromEntries(
    Object.entries<Entry>(entries).map(([id, entry]) => [id, { ...entry, ...change(entry) }]),
  ) as Record<Id, Entry>;
}

const given = (of: Edition) => quickAnswer('12.5', '', quickRows(of)).given;
const isOther = (text: string | undefined): boolean => /quokka|Wombat/.test(text ?? '');

/** Values that the screens derive from an edition. Each one shows whether it comes from the other edition. */
const TABLES: Readonly<Record<string, (of: Edition) => readonly boolean[]>> = {
  'cards by group': (of) => authoredProtocols(of).map(({ title }) => isOther(title)),
  'cards by id': (of) => protocolsOf(of, ['stroke', 'sepsis']).map(({ title }) => isOther(title)),
  'cards of the list': (of) => visibleProtocols(of, { kind: 'all' }, 'adult').shown.map(({ title }) => isOther(title)),
  'cards found': (of) => searchProtocols(of, 'stroke').map(({ protocol }) => isOther(protocol.title)),
  'cards guessed': (of) => didYouMean(of, 'strok paralisis').protocols.map(({ title }) => isOther(title)),
  'drugs guessed': (of) => didYouMean(of, 'amiodaron').drugs.map(({ genericName }) => isOther(genericName)),
  'drugs by name': (of) => drugsByName(of).map(({ genericName }) => isOther(genericName)),
  'drugs by id': (of) => [isOther(drugOf(of, 'amiodarone')?.genericName)],
  'drugs of the kits': (of) => medicationEntries([], of).kitsOnly.map(({ genericName }) => isOther(genericName)),
  'rows of the calculator': (of) => given(of).map(({ row }) => isOther(row.entry.name)),
  'works cited': (of) => citedWorks(of).map(({ source }) => isOther(source.title)),
};

for (const [name, table] of Object.entries(TABLES)) {
  test(`${name}: of the edition that is asked for, each time`, () => {
    for (const asked of [edition, other, edition, other]) {
      const found = table(asked);
      assert.ok(found.length > 0);
      assert.deepEqual([...new Set(found)], [asked === other]);
    }
  });
}

test('doses, their syringes and what is shared are of the edition that is asked for, each time', () => {
  const row = (of: Edition) => {
    const found = given(of).find((each) => each.row.entry.id === 'amiodarone-pulseless');
    assert.ok(found);
    return found;
  };
  const said = (of: Edition) => {
    const bolus = of.adultDosing.flatMap(({ doses }) => doses).find(({ quick }) => quick?.row === row(of).row.entry.id);
    const { weight } = quickAnswer('12.5', '', quickRows(of));
    assert.ok(bolus && weight.kind === 'weight');
    const beside = quickFigureFor(of, bolus, kg(50));
    return {
      dose: showText(row(of).result.dose),
      syringe: /\d+ mL syringe/.exec(syringeOf(of, row(of)) ?? '')?.[0],
      beside: beside && showText(beside.dose),
      foot: sharedText(of, weight, '', []).split('\n\n').at(-1)?.includes(of.id),
    };
  };
  for (const _ of [1, 2]) {
    assert.deepEqual(said(edition), { dose: '62.5 mg', syringe: '3 mL syringe', beside: '250 mg', foot: true });
    assert.deepEqual(said(other), { dose: '31.25 mg', syringe: '60 mL syringe', beside: '125 mg', foot: true });
  }
});

test('zones, dates, ways to another card and what has changed are of the edition that is asked for', () => {
  const [zone] = edition.zones;
  assert.ok(zone);
  assert.equal(zoneOfAge(edition, zone.age.text)?.id, zone.id);
  assert.equal(zoneOfAge(other, zone.age.text), undefined);
  assert.match(contentDate(other), /2031/);
  const way = (of: Edition) => wayToAge(of, of.protocols['adult-cardiac-arrest'], 'pediatric');
  assert.deepEqual(way(edition), { kind: 'id', id: 'pediatric-cardiac-arrest' });
  assert.deepEqual(way(other), { kind: 'all' });
  const { protocols, medications, tables } = changesSince(digestsOf(edition), other);
  assert.equal(protocols.length, Object.keys(edition.protocols).length);
  assert.equal(medications.length, Object.keys(edition.formulary).length);
  assert.ok(tables);
});
