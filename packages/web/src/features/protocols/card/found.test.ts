import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { searchProtocols } from '../../../search/protocol-search.ts';
import { isDrugNamed, spotOf } from './found.ts';

const spot = (term: string, id: string) => {
  const match = searchProtocols(edition, term).find(({ protocol }) => protocol.id === id);
  assert.ok(match, `${term} finds ${id}`);
  return spotOf(match);
};

test('a line leads to the section it stands in, the first of the card that holds it', () => {
  assert.equal(spot('gasping', 'adult-cardiac-arrest')?.section, 'first60');
  assert.equal(spot('30:2', 'adult-cardiac-arrest')?.section, 'bls');
  assert.equal(spot('ecmo', 'pediatric-cardiac-arrest')?.section, 'als');
  assert.match(spot('ecmo', 'pediatric-cardiac-arrest')?.text ?? '', /Consider ECMO\.$/);
});

test('a drug leads to its line, by any of its names', () => {
  const found = spot('nitrostat', 'chest-pain-acs');
  assert.deepEqual(found, { section: 'medications', text: 'Nitrostat' });
  assert.ok(isDrugNamed(edition, 'nitroglycerin', 'Nitrostat'));
  assert.ok(!isDrugNamed(edition, 'aspirin', 'Nitrostat'));
});

test('a title, an id and another name of the card lead nowhere deeper', () => {
  assert.equal(spot('lucas', 'automated-cpr-device'), undefined);
  assert.equal(spot('anaphylaxis', 'anaphylaxis'), undefined);
  assert.equal(spot('nerve-agent', 'nerve-agent'), undefined);
});

test('whatever a search finds in a line of a card, the card has a section for it', () => {
  for (const term of ['iv', 'mg', 'olmd', 'oxygen', 'pulse', 'shock', 'child']) {
    for (const match of searchProtocols(edition, term)) {
      if (match.place === 'steps' || match.place === 'notes' || match.place === 'medication') {
        assert.ok(spotOf(match), `${term}: ${match.protocol.id}`);
      }
    }
  }
});
