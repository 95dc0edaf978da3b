import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Line, NO_EXCEPTIONS } from '@first60/edition';
import { smallEdition } from '../../testing/small-edition.ts';
import { onePatient } from './one-patient.ts';

const plain = (text: string): Line => ({ text, sources: [] });
const spoken = (say: string, more: Line['parts'] = {}): Line => ({ text: say, sources: [], parts: { say, ...more } });

/** What the rule says of a card with these lines in First 60. The card gives adults epinephrine. */
function findings(lines: readonly Line[]): string {
  const edition = smallEdition();
  const { anaphylaxis } = edition.protocols;
  assert.ok(anaphylaxis);
  anaphylaxis.first60Seconds = lines as typeof anaphylaxis.first60Seconds;
  return onePatient
    .find(edition, NO_EXCEPTIONS)
    .map(({ level, sentence }) => `${level}: ${sentence}`)
    .join('\n');
}
const GIVE = { gives: [{ medication: 'epinephrine', act: 'anaphylaxis' }] };

test('a short list with one dose for those who have one passes', () => {
  assert.equal(findings([spoken('Lie flat.'), spoken('IM', { ...GIVE, for: { group: 'adult' }, whose: 'Adult' })]), '');
});

test('a card that leaves a patient without a first act is stopped', () => {
  assert.match(
    findings([spoken('Sit.', { for: { group: 'adult' }, whose: 'Adult' })]),
    /stops: Anaphylaxis, First 60 for "16 kg" is empty/,
  );
});

test('a line that shows a patient no dose is stopped until it is limited to those who have one', () => {
  assert.match(findings([spoken('IM', GIVE)]), /stops: .* shows "16 kg" 0 doses: limit the line/);
});

test('eleven lines for one patient are stopped, and 66 words asked about', () => {
  const many = Array.from({ length: 11 }, (_, at) => spoken(`Do ${at}.`));
  assert.match(findings(many), /stops: .*"80 kg" has 11 lines/);
  assert.match(findings([spoken('word '.repeat(66).trim())]), /asks: .*"80 kg" has 66 words/);
});

test('emergencies under headings are read one at a time', () => {
  const under = Array.from({ length: 6 }, (_, at) => spoken(`Do ${at}.`));
  assert.equal(findings([spoken('Look.'), plain('Bleeding:'), ...under, plain('Seizing:'), ...under]), '');
});

test('a card that is not written for one patient is left alone', () => {
  assert.equal(findings(Array.from({ length: 12 }, (_, at) => plain(`Do ${at}.`))), '');
});
