import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesFile } from '../files/card-line-file.ts';
import { drugFile } from '../files/drug-file.ts';
import { parseFile } from './parse-file.ts';
import { problemText } from './problem.ts';

const DRUG = `genericName: adenosine
inventoryId: ORIG_3
classPrimary: Antiarrhythmic
kit: 1
presentation: 6 mg/2 mL vial
classSecondary: Antiarrhythmic
highAlert: true
synonyms: [adeno]
source: spec
youngsAdultDose:
  quick: 6 mg
`;

/** The problems reported for the drug after one change. */
function said(text: string, changed: string): readonly string[] {
  assert.ok(DRUG.includes(text), text);
  const result = parseFile('drug.yaml', DRUG.replace(text, changed), drugFile);
  return 'value' in result ? [] : result.map(problemText);
}
const saidOfLine = (text: string): readonly string[] => {
  const result = parseFile('lines.yaml', text, linesFile);
  return 'value' in result ? [] : result.map(problemText);
};

test('a file without a mistake is read', () => {
  assert.deepEqual(said('kit: 1', 'kit: 2'), []);
  assert.deepEqual(saidOfLine('a: Text\nb:\n  say: "Text: 5 mg"\n  source: spec\nc: { use: a }\n'), []);
});

test('a file that is no YAML names the first line that cannot be read, in plain words', () => {
  assert.deepEqual(said('synonyms: [adeno]', 'synonyms: Note: adeno'), [
    'drug.yaml:8: This line cannot be read: put a text that holds a colon in quotes, and indent a key as its neighbors are.',
  ]);
  assert.deepEqual(said('  quick', '\tquick'), ['drug.yaml:11: A tab stands before this line: indent with spaces.']);
  assert.deepEqual(said('kit: 1', 'kit: 1\nkit: 2'), ['drug.yaml:5: This key is in its block already: keep one.']);
  assert.deepEqual(saidOfLine('a: "Text\n'), [
    'lines.yaml:2: A quotation mark or a bracket is not closed, here or above, or a colon is missing.',
  ]);
});

test('a reference to another place of the file is refused', () => {
  assert.equal(said('kit: 1', 'kit: &kit 1').length, 1);
  assert.match(saidOfLine('a: *b\n').join(), /^lines\.yaml:1/);
});

test('an unknown key is named with its own line, a missing one by its name', () => {
  assert.deepEqual(said('kit: 1', 'kit: 1\nkits: 1\nlocation: bag'), [
    'drug.yaml:5, kits: This is not known here: correct its spelling or take it out.',
    'drug.yaml:6, location: This is not known here: correct its spelling or take it out.',
  ]);
  assert.deepEqual(said('highAlert: true\n', ''), ['drug.yaml:1, highAlert: This is missing: add it.']);
});

test('a value of another kind is told from a missing one, and all that can stand there is listed', () => {
  assert.deepEqual(said('genericName: adenosine', 'genericName: [adenosine]'), [
    'drug.yaml:1, genericName: This must be a text; put it in quotes if it is a number or a yes or no.',
  ]);
  assert.deepEqual(said('kit: 1', 'kit: 7'), ['drug.yaml:4, kit: This must be one of: 1, 2, 3, 4, 5, 6.']);
  assert.match(said('6 mg\n', '6mg\n').join(), /^drug\.yaml:11, youngsAdultDose\.quick: "6mg" is no amount/);
});

test('a line that mixes two forms, or is read as a key, says so', () => {
  assert.deepEqual(saidOfLine('a:\n  use: b\n  say: Text\n'), [
    'lines.yaml:1, a: "use" and "say" cannot stand together: keep one.',
  ]);
  assert.deepEqual(saidOfLine('a:\n  Stop the trigger: drug, food\n'), [
    'lines.yaml:1, a: A text with a colon is read as a key: put the whole text in quotes.',
  ]);
  assert.deepEqual(saidOfLine('a:\n  say: Text\n  sources: spec\n'), [
    'lines.yaml:3, a.sources: This is not known here: correct its spelling or take it out.',
  ]);
});
