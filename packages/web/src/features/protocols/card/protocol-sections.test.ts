import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import type { Protocol } from '@first60/edition';
import { blankProtocol } from '../../../edition/blank-protocol.ts';
import { chipOrder, sectionRows, sectionsOf } from './protocol-sections.ts';

const card = edition.protocols.stroke;
assert.ok(card);

test('a full card has its sections in the order of the specification', () => {
  const full: Protocol = {
    ...card,
    steps: card.first60Seconds,
    ahaReference: { edition: 'AHA 2020', keyPoints: [] },
  };
  assert.deepEqual(
    sectionsOf(full, () => true),
    [
      ...['first60', 'steps', 'bls', 'als', 'algorithm', 'stroke-tools', 'gcs', 'medications'],
      ...['notes', 'transport', 'dos-donts', 'olmd', 'related', 'sources'],
    ],
  );
});

test('side by side, the sections of every card are still read in the order of the card', () => {
  for (const protocol of Object.values(edition.protocols)) {
    const sections = sectionsOf(protocol, () => true);
    assert.deepEqual(sectionRows(sections).flat(2), sections, protocol.id);
  }
});

test('no column is empty: where a card has nothing to stand beside, the other has the row', () => {
  assert.deepEqual(sectionRows(['first60', 'medications', 'related', 'sources']), [
    [['first60']],
    [['medications']],
    [['related', 'sources']],
  ]);
});

test('the chips begin with the drugs and the transport, then follow the card', () => {
  assert.deepEqual(chipOrder(['first60', 'bls', 'als', 'medications', 'notes', 'transport', 'sources']), [
    ...['medications', 'transport', 'first60', 'bls', 'als', 'notes', 'sources'],
  ]);
  assert.deepEqual(chipOrder(['first60', 'transport', 'sources']), ['transport', 'first60', 'sources']);
  assert.deepEqual(chipOrder(['first60', 'stroke-tools', 'medications']), ['stroke-tools', 'medications', 'first60']);
  assert.deepEqual(chipOrder(['first60', 'medications', 'ecg']), ['ecg', 'medications', 'first60']);
});

test('an empty section is not offered, but its sources always are', () => {
  assert.deepEqual(
    sectionsOf(blankProtocol('iv-insertion'), () => true),
    ['sources'],
  );
});

test('exactly 13 protocols carry the Glasgow Coma Scale, stroke alone the stroke tools', () => {
  const withScale = Object.keys(edition.protocols).filter((id) =>
    sectionsOf(blankProtocol(id), () => true).includes('gcs'),
  );
  assert.deepEqual(withScale.toSorted(), [
    ...['adult-pediatric-trauma-triage', 'altered-mental-status', 'crush-injury', 'drowning-submersion'],
    ...['general-trauma', 'seizures', 'soft-tissue-orthopedic', 'spinal-immobilization', 'spinal-injury-assessment'],
    ...['stroke', 'trauma-triage', 'traumatic-arrest', 'traumatic-brain-injury'],
  ]);
  const withTools = Object.keys(edition.protocols).filter((id) =>
    sectionsOf(blankProtocol(id), () => true).includes('stroke-tools'),
  );
  assert.deepEqual(withTools, ['stroke']);
});

test('the tools that the file of a card names stand behind the Glasgow Coma Scale, and their chip comes first', () => {
  const triage: Protocol = { ...card, tools: ['pain-scale'] };
  const sections = sectionsOf(triage, () => true);
  assert.equal(sections[sections.indexOf('tools') - 1], 'gcs');
  assert.equal(sections[sections.indexOf('tools') + 1], 'medications');
  assert.deepEqual(chipOrder(['first60', 'tools', 'medications']), ['tools', 'medications', 'first60']);
  assert.ok(!sectionsOf({ ...card, tools: [] }, () => true).includes('tools'));
  assert.ok(!sectionsOf(card, () => true).includes('tools'));
});

test('related protocols need one that exists', () => {
  const linked: Protocol = { ...blankProtocol('sepsis'), crossLinks: ['shock'] };
  assert.ok(!sectionsOf(linked, () => false).includes('related'));
  assert.ok(sectionsOf(linked, (id) => id === 'shock').includes('related'));
});

test('the ECG pictures belong to chest pain alone, before the notes', () => {
  const withPictures = Object.keys(edition.protocols).filter((id) =>
    sectionsOf(blankProtocol(id), () => true).includes('ecg'),
  );
  assert.deepEqual(withPictures, ['chest-pain-acs']);
  const chestPain = edition.protocols['chest-pain-acs'];
  assert.ok(chestPain);
  const sections = sectionsOf(chestPain, () => true);
  assert.equal(sections[sections.indexOf('ecg') + 1], 'notes');
});

test('an algorithm drawing alone is enough for the algorithm section', () => {
  const drawn: Protocol = {
    ...blankProtocol('chest-pain-acs'),
    algorithmPdfPath: '/algorithms/chest-pain-acs.pdf',
  };
  assert.deepEqual(
    sectionsOf(drawn, () => true),
    ['algorithm', 'ecg', 'sources'],
  );
});
