import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { didYouMean } from './did-you-mean.ts';
import { conceptsOf } from './search-concepts.ts';
import { foldTerm } from './search-text.ts';

const idsFor = (term: string) => {
  const { protocols, drugs } = didYouMean(edition, term);
  return { protocols: protocols.map(({ id }) => id), drugs: drugs.map(({ id }) => id) };
};

test('a misspelt condition suggests its protocol, a misspelt drug its drug', () => {
  assert.deepEqual(idsFor('seziure'), { protocols: ['seizures'], drugs: [] });
  assert.deepEqual(idsFor('fentanil').drugs, ['fentanyl']);
});

test("a newborn's name is for a newborn, and comes before that of any child", () => {
  assert.equal(idsFor('newborn resusitation').protocols[0], 'newborn-resuscitation');
  assert.equal(idsFor('child resusitation').protocols[0], 'pediatric-cardiac-arrest');
  assert.ok(!idsFor('child resusitation').protocols.includes('newborn-resuscitation'));
});

test('a name written without its hyphens and blanks suggests what it names', () => {
  assert.deepEqual(idsFor('solumedrol').drugs, ['methylprednisolone']);
  assert.deepEqual(idsFor('soluCortef').drugs, ['hydrocortisone']);
  assert.equal(idsFor('tranexamicacid').drugs[0], 'tranexamic-acid');
});

test('at most three protocols and four drugs are suggested, none of them twice', () => {
  for (const term of ['adrenalin injecton', 'arest', 'chest pian', 'shok', 'sodum']) {
    const { protocols, drugs } = idsFor(term);
    assert.ok(protocols.length <= 3 && drugs.length <= 4, term);
    assert.deepEqual([new Set(protocols).size, new Set(drugs).size], [protocols.length, drugs.length], term);
  }
});

test('every form of a drug is suggested: which one is meant is not for a guess to say', () => {
  const forms = Object.values(edition.formulary).filter(({ genericName }) => genericName.startsWith('epinephrine'));
  assert.ok(forms.length > 3);
  assert.deepEqual(idsFor('epinefrine').drugs.toSorted(), forms.map(({ id }) => id).toSorted());
});

test('nonsense, little words and a sentence that shares one word suggest nothing', () => {
  for (const term of ['zzzz', 'the', ' ', '--', 'no such thing']) {
    assert.deepEqual(idsFor(term), { protocols: [], drugs: [] }, term);
  }
});

test('Arabic is compared without its hamza, article and final forms', () => {
  assert.deepEqual(idsFor('الم بطن').protocols[0], 'abdominal-pain');
  assert.deepEqual(idsFor('نوبه قلبيه').protocols[0], 'chest-pain-acs');
});

test('what no card covers names its topic, and nothing weak is offered', () => {
  for (const [term, topic] of [
    ['hot flushes at night', 'Gynecology'],
    ['child with a toothache', 'Ear, nose, throat and teeth'],
    ['found hanging from a rope', 'Hanging and strangulation'],
  ] as const) {
    const { protocols, drugs, uncovered } = didYouMean(edition, term);
    assert.deepEqual([protocols, drugs, uncovered?.name], [[], [], topic], term);
  }
});

test('a sentence leads to the card of which it holds a name, in whatever order and form its words stand', () => {
  for (const [term, id] of [
    ['60 male, pain crushing in his chest', 'chest-pain-acs'],
    ['kid seizing', 'seizures'],
    ['pulse of 32, grey and clammy', 'adult-bradyarrhythmia'],
    ['baby heart rate 260', 'pediatric-tachyarrhythmia'],
    ['toddler fell in the pool', 'drowning-submersion'],
  ] as const) {
    assert.equal(idsFor(term).protocols[0], id, term);
  }
});

test('hyper is not taken for hypo, nor hypo for hyper', () => {
  assert.ok(!idsFor('hypertention').protocols.includes('shock'));
  assert.ok(!idsFor('hypotention').protocols.includes('heat-emergencies'));
});

test('a combination of word families covers what no phrase lists, and a word counts once', () => {
  for (const [term, id] of [
    ['elbow snapped', 'soft-tissue-orthopedic'],
    ['motorbike crash, asystole', 'traumatic-arrest'],
    ['boiling soup over her thigh', 'burns'],
    ['sadri yewje3ni', 'chest-pain-acs'],
    ['bp 70 and a fever', 'sepsis'],
  ] as const) {
    assert.equal(idsFor(term).protocols[0], id, term);
  }
});

test('every word of a family is one concept', () => {
  for (const [family, members] of Object.entries(edition.wordFamilies))
    for (const member of members)
      assert.equal(member.startsWith('<') ? 1 : conceptsOf(foldTerm(member)).length, 1, `${family}: ${member}`);
});
