import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import type { MedicationId, Protocol, ProtocolId } from '@first60/edition';
import { blankProtocol } from '../edition/blank-protocol.ts';
import { drugsNamed } from './drug-names.ts';
import { clinicalTerms } from './gold/clinical-terms.ts';
import { protocolForSynonym, searchProtocols } from './protocol-search.ts';
import { foldTerm } from './search-text.ts';
import { searchedPatient } from './searched-patient.ts';
import { authoredProtocols, type Searched } from './searched-texts.ts';

const line = (text: string) => ({ text, sources: [] });

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
    sepsis: blankProtocol('sepsis', 'Sepsis', {
      first60Seconds: [line('Find the fever')],
      notes: [line('Lactate above 4')],
    }),
    shock: blankProtocol('shock', 'Shock', {
      blsCore: [line('Lay flat')],
      alsSteps: [line('Fluid, then norepinephrine')],
      specialConsiderations: [line('Sepsis in the frail')],
      medications: [
        {
          medication: 'naloxone',
          act: 'opioid',
          indication: '',
          kind: 'bolus',
          routes: ['IV'],
          route: 'IV',
          sources: [],
        },
      ],
    }),
    'poisoning-overdose': blankProtocol('poisoning-overdose', 'Poisoning & Overdose'),
    'iv-insertion': blankProtocol('iv-insertion', 'IV Insertion', {
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

const folded = new Map<string, string>();

/** Folded only once: the texts are the same for every term, and folding them each time would take half a minute. */
function foldedOnce(text: string): string {
  const known = folded.get(text) ?? foldTerm(text);
  folded.set(text, known);
  return known;
}

/** True if a word in the text, or a sequence of words, begins with the term. */
const beginsAWord = (text: string, term: string): boolean => ` ${foldedOnce(text)}`.includes(` ${foldedOnce(term)}`);

/** The rule of the specification, section 5: match from the beginning of a word, without ranking. */
function holdsByRule({ groups, formulary, synonyms }: typeof edition, protocol: Protocol, term: string): boolean {
  const { id, title, category, medications, first60Seconds, blsCore, alsSteps, steps = [], notes } = protocol;
  const texts = [
    title,
    category,
    ...groups.filter((group) => group.id === category).map((group) => group.title),
    id,
    ...medications.flatMap(({ medication }) => {
      const drug = formulary[medication];
      return drug === undefined ? [] : [drug.genericName, ...drug.brandNames, ...drug.synonyms];
    }),
    ...[first60Seconds, blsCore, alsSteps, steps, notes].flatMap((lines) => lines.map(({ text }) => text)),
    ...(synonyms[id] ?? []),
  ];
  const bare = term.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const glued = id.split('-').map((_, at, words) => words.slice(at).join(''));
  return bare !== '' && (glued.some((word) => word.startsWith(bare)) || texts.some((text) => beginsAWord(text, term)));
}

test('ranking neither loses nor adds a result: every prefix of 60 terms finds what the plain rule finds', () => {
  const terms = clinicalTerms.slice(0, 60).map(([query]) => query);
  // Terms with a word for a child follow another rule.
  const plain = terms.filter((term) => !searchedPatient(term).child);
  assert.ok(plain.length >= 50);
  const prefixes = new Set(plain.flatMap((term) => [...term].map((_, at) => term.slice(0, at + 1))));
  for (const prefix of prefixes) {
    const byRule = authoredProtocols(edition).filter((protocol) => holdsByRule(edition, protocol, prefix));
    assert.deepEqual(
      searchProtocols(edition, prefix)
        .map(({ protocol }) => protocol.id)
        .toSorted(),
      byRule.map(({ id }) => id).toSorted(),
      prefix,
    );
  }
});

test('a term within a word finds nothing: neither renal in adrenaline, epi in benzodiazepine, nor ربو in الكربون', () => {
  assert.ok(!edition.synonyms['poisoning-overdose-environmental']?.includes('ربو'));
  assert.deepEqual(
    searchProtocols(edition, 'ربو').map(({ protocol }) => protocol.id),
    ['asthma-copd'],
  );
  for (const [term, within] of [
    ['renal', /adrenal/i],
    ['epi', /epine/i],
    ['od', /[a-z]od/i],
  ] as const) {
    for (const { text = '' } of searchProtocols(edition, term)) {
      assert.match(text, new RegExp(`(?<![a-z])${term}`, 'i'), `${term}: ${text} ${within}`);
    }
  }
  assert.ok(searchProtocols(edition, 'od').length < 6);
});

test('British spellings and Arabic letters as they vary find what the card writes', () => {
  const first = (term: string) => searchProtocols(edition, term)[0]?.protocol.id;
  assert.deepEqual(
    searchProtocols(edition, 'hyperkalaemia').map(({ protocol }) => protocol.id),
    searchProtocols(edition, 'hyperkalemia').map(({ protocol }) => protocol.id),
  );
  assert.ok(searchProtocols(edition, 'hyperkalaemia').length > 0);
  assert.equal(first('pulmonary oedema'), 'pulmonary-edema-chf');
  assert.equal(first('الم الصدر'), 'chest-pain-acs');
  assert.equal(first('أَلَم الصدر'), 'chest-pain-acs');
  assert.equal(first('سكته دماغيه'), 'stroke');
});

test('"hypertension" leads to its card, and never to Shock', () => {
  const ids = searchProtocols(edition, 'hypertension').map(({ protocol }) => protocol.id);
  assert.equal(ids[0], 'hypertensive-emergency');
  assert.ok(!ids.includes('shock'));
});

test('a name that holds a word for a child comes before the name that is left without it', () => {
  assert.equal(searchProtocols(edition, 'newborn not breathing')[0]?.protocol.id, 'newborn-resuscitation');
});

test('a word for a child chooses the pediatric card and leaves the adult one out', () => {
  for (const word of ['child', 'kid', 'toddler', 'baby', 'infant', '4 year old', 'طفل', 'رضيع']) {
    const ids = searchProtocols(edition, `${word} cardiac arrest`).map(({ protocol }) => protocol.id);
    assert.equal(ids[0], 'pediatric-cardiac-arrest', word);
    assert.ok(!ids.includes('adult-cardiac-arrest'), word);
  }
  assert.equal(searchProtocols(edition, 'kid svt')[0]?.protocol.id, 'pediatric-tachyarrhythmia');
});

test('"pediatric bradyarrhythmia" typed whole lists that card first, and the adult card not at all', () => {
  const matches = searchProtocols(edition, 'pediatric bradyarrhythmia');
  assert.equal(matches[0]?.protocol.id, 'pediatric-bradyarrhythmia');
  assert.ok(!matches.some(({ protocol }) => protocol.id === 'adult-bradyarrhythmia'));
});

test('"inferior mi" and its kin lead to the card with the drawings', () => {
  for (const term of [
    'inferior mi',
    'anterior mi',
    'posterior mi',
    'rv infarct',
    'v4r',
    'wellens',
    'de winter',
    'sgarbossa',
  ]) {
    assert.equal(searchProtocols(edition, term)[0]?.protocol.id, 'chest-pain-acs', term);
  }
});

test('title, then synonym, then drug, then text', () => {
  const places = searchProtocols(edition, 'io').map(({ place }) => place);
  assert.equal(searchProtocols(edition, 'io')[0]?.protocol.id, 'intraosseous-access');
  assert.equal(places[0], 'synonym');
  const oxygen = searchProtocols(edition, 'oxygen').map(({ place }) => place);
  const order = ['title', 'synonym', 'medication', 'steps', 'notes'];
  assert.deepEqual(
    oxygen,
    oxygen.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
  );
  assert.ok(new Set(oxygen).size >= 3);
});

test('a match carries the text that holds the term', () => {
  assert.deepEqual(
    searchProtocols(edition, 'heart attack').map(({ protocol, place, text }) => [protocol.id, place, text])[0],
    ['chest-pain-acs', 'synonym', 'heart attack'],
  );
});

test('a drug that a match names stands in tall-man letters, as everywhere', () => {
  const texts = searchProtocols(edition, 'epinephrine').flatMap(({ place, text }) =>
    place === 'medication' ? [text] : [],
  );
  assert.ok(texts.includes('EPINEPHrine 1:10,000'));
  assert.ok(!texts.some((text) => text?.startsWith('epinephrine')));
});

test('an infant that may not breathe yet is offered resuscitation beside the event that is over', () => {
  for (const term of ['limp baby', 'baby stopped breathing']) {
    const found = searchProtocols(edition, term).map(({ protocol }) => protocol.id);
    assert.equal(found[0], 'brue', term);
    assert.ok(found.includes('pediatric-cardiac-arrest'), term);
  }
});

/**
 * Abbreviations that crews use, each with a card that uses the drug, and words that only begin with the same letters.
 */
const SHORT_FORMS: ReadonlyArray<readonly [term: string, drug: MedicationId]> = [
  ['epi', 'epinephrine-1-1000'],
  ['adeno', 'adenosine'],
  ['amio', 'amiodarone'],
  ['mag', 'magnesium-sulfate'],
  ['nitro', 'nitroglycerin'],
  ['narcan', 'naloxone'],
  ['levo', 'norepinephrine'],
  ['roc', 'rocuronium'],
  ['sux', 'succinylcholine'],
  ['ket', 'ketamine'],
  ['fent', 'fentanyl'],
  ['lido', 'lidocaine'],
  ['dex', 'dexamethasone'],
  ['bicarb', 'sodium-bicarbonate'],
];

for (const [term, drug] of SHORT_FORMS) {
  test(`"${term}" leads to ${drug} and to the cards that give it, before what only begins so`, () => {
    assert.ok(drugsNamed(Object.values(edition.formulary), term).some(({ id }) => id === drug));
    const found = searchProtocols(edition, term).map(({ protocol }) => protocol);
    const gives = found.map(({ medications }) => medications.some(({ medication }) => medication === drug));
    assert.equal(gives[0], true, `${found[0]?.id} comes first`);
    const other = found.findIndex(({ id }) => id === 'epistaxis');
    assert.ok(term !== 'epi' || other === -1 || !gives.slice(other).includes(true), 'epistaxis comes last');
  });
}

test('"vec" leads to the card that paralyzes', () => {
  assert.equal(searchProtocols(edition, 'vec')[0]?.protocol.id, 'rapid-sequence-intubation');
});
