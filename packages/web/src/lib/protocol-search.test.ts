import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition, type Protocol, type ProtocolId } from '@first60/content';
import { authoredProtocols, protocolForSynonym, type Searched, searchProtocols } from './protocol-search.ts';

const line = (text: string) => ({ text, sources: [] });

const blank = (id: ProtocolId, title: string, more: Partial<Protocol> = {}): Protocol => ({
  id,
  title,
  category: 'adult-medical',
  priority: 'urgent',
  icon: 'heart',
  color: 'orange',
  first60Seconds: [],
  blsCore: [],
  alsSteps: [],
  medications: [],
  olmdCriteria: [],
  transportPriorities: [],
  dosDonts: { dos: [], donts: [] },
  specialConsiderations: [],
  notes: [],
  guidelineNotes: [],
  crossLinks: [],
  ...more,
});

const small: Searched = {
  groups: [
    {
      id: 'adult-medical',
      title: 'Adult Medical',
      color: 'orange',
      protocols: ['sepsis', 'shock', 'poisoning-overdose'],
    },
    { id: 'procedures-access', title: 'Procedures & Access', color: 'blue', protocols: ['iv-insertion'] },
  ],
  protocols: {
    sepsis: blank('sepsis', 'Sepsis', { first60Seconds: [line('Find the fever')], notes: [line('Lactate above 4')] }),
    shock: blank('shock', 'Shock', {
      blsCore: [line('Lay flat')],
      alsSteps: [line('Fluid, then norepinephrine')],
      specialConsiderations: [line('Sepsis in the frail')],
      medications: [{ medication: 'naloxone', indication: '', kind: 'bolus', route: 'IV', timing: '', sources: [] }],
    }),
    'poisoning-overdose': blank('poisoning-overdose', 'Poisoning & Overdose'),
    'iv-insertion': blank('iv-insertion', 'IV Insertion', {
      category: 'procedures-access',
      steps: [line('Technique:'), line('Apply the tourniquet')],
    }),
  },
  formulary: edition.formulary,
  synonyms: { shock: ['low pressure', 'sepsis'], 'poisoning-overdose': ['low pressure', 'SLUDGE'] },
};

const idsFor = (term: string) => searchProtocols(small, term).map(({ protocol }) => protocol.id);
const placeOf = (term: string, id: ProtocolId) =>
  searchProtocols(small, term).find(({ protocol }) => protocol.id === id)?.place;

test('a blank term finds nothing', () => {
  assert.deepEqual(idsFor(''), []);
  assert.deepEqual(idsFor('  \t '), []);
});

test('case and outer blanks do not matter', () => {
  assert.deepEqual(idsFor('  SHOCK '), ['shock']);
});

test('an id is found with hyphens, without them and with blanks in their place', () => {
  for (const term of ['iv-insertion', 'ivinsertion', 'iv insertion', 'iv  ins', 'IV-ins']) {
    assert.deepEqual(idsFor(term), ['iv-insertion'], term);
  }
  assert.equal(placeOf('poisoningover', 'poisoning-overdose'), 'id');
});

test('category is found by its id and by its title', () => {
  assert.deepEqual(idsFor('adult-med'), ['sepsis', 'shock', 'poisoning-overdose']);
  assert.deepEqual(idsFor('procedures & acc'), ['iv-insertion']);
});

test('every place of the specification is searched', () => {
  assert.equal(placeOf('naloxone', 'shock'), 'medication');
  assert.equal(placeOf('fever', 'sepsis'), 'steps');
  assert.equal(placeOf('lay flat', 'shock'), 'steps');
  assert.equal(placeOf('norepi', 'shock'), 'steps');
  assert.equal(placeOf('tourniquet', 'iv-insertion'), 'steps');
  assert.equal(placeOf('lactate', 'sepsis'), 'notes');
  assert.equal(placeOf('sludge', 'poisoning-overdose'), 'synonym');
});

test('special considerations are not searched', () => {
  assert.deepEqual(idsFor('frail'), []);
});

test('the exact id comes first, then title, then synonym', () => {
  assert.deepEqual(
    searchProtocols(small, 'sepsis').map(({ protocol, place }) => [protocol.id, place]),
    [
      ['sepsis', 'exact-id'],
      ['shock', 'synonym'],
    ],
  );
});

test('a synonym names its protocol only as a whole word list entry, and the first group wins', () => {
  assert.equal(protocolForSynonym(small, ' Low  Pressure '), 'shock');
  assert.equal(protocolForSynonym(small, 'sludge'), 'poisoning-overdose');
  assert.equal(protocolForSynonym(small, 'low'), undefined);
  assert.equal(protocolForSynonym(small, '  '), undefined);
});

test('a protocol that is not authored yet is never listed', () => {
  const { shock: _, ...others } = small.protocols;
  assert.deepEqual(
    searchProtocols({ ...small, protocols: others }, 'low pressure').map(({ protocol }) => protocol.id),
    ['poisoning-overdose'],
  );
});

test('in the edition, "code blue" names adult cardiac arrest and each protocol is found by its own id', () => {
  assert.equal(protocolForSynonym(edition, 'code blue'), 'adult-cardiac-arrest');
  for (const { id } of authoredProtocols(edition)) {
    assert.equal(searchProtocols(edition, id)[0]?.protocol.id, id);
  }
});
