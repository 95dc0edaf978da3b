import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainWord } from './plain-word.ts';

const pairs: ReadonlyArray<readonly [typed: string, written: string]> = [
  ['Oedema', 'edema'],
  ['anaemia', 'anemia'],
  ['HYPERKALAEMIA', 'hyperkalemia'],
  ['haemorrhage', 'hemorrhage'],
  ['hemorage', 'hemorrhage'],
  ['hemmorhagic', 'hemorrhagic'],
  ['paediatric', 'pediatric'],
  ['labour', 'labor'],
  ['behavioural', 'behavioral'],
  ['immobilise', 'immobilize'],
  ['paralysed', 'paralyzed'],
  ['centre', 'center'],
  ['litres', 'liters'],
  ['diarrhoea', 'diarrhea'],
  ['sulphate', 'sulfate'],
  ['manoeuvre', 'maneuver'],
  ['café', 'cafe'],
  ['الصدر', 'صدر'],
  ['بالصدر', 'صدر'],
  ['للأطفال', 'أطفال'],
  ['أحمد', 'احمد'],
  ['إغماء', 'اغماء'],
  ['سكتة', 'سكته'],
  ['مستشفى', 'مستشفي'],
  ['تَشَنُّج', 'تشنج'],
  ['غـــاز', 'غاز'],
  ['٧٠', '70'],
  ['waja3', 'wajaa'],
  ['7aml', 'haml'],
];

for (const [typed, written] of pairs) {
  test(`${typed} is compared as ${written}`, () => assert.equal(plainWord(typed), plainWord(written)));
}

test('what only looks like another spelling stays as it is', () => {
  for (const word of [
    'severe',
    'crisis',
    'hour',
    'does',
    'aed',
    'v4r',
    'v7',
    '3rd',
    'h2s',
    'd10',
    'co2',
    'aerosol',
    'الم',
  ]) {
    assert.equal(plainWord(word), word);
  }
});
