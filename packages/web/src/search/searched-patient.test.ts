import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchedPatient } from './searched-patient.ts';

test('a word for a child, in English, Arabic or Arabic in Latin letters, names a child and is left out', () => {
  for (const word of [
    'child',
    'Kid',
    'toddler',
    'baby',
    'infant',
    'pediatric',
    'paediatric',
    'طفل',
    'رضيع',
    'للأطفال',
    'tifl',
  ]) {
    assert.deepEqual(
      searchedPatient(`${word} cardiac arrest`),
      { child: true, newborn: false, rest: 'cardiac arrest' },
      word,
    );
  }
});

test('a word for a newborn names a child that was just born; baby and infant do not', () => {
  for (const word of ['newborn', 'Neonate', 'neonatal', 'مولود', 'mawlud']) {
    assert.deepEqual(searchedPatient(`${word} limp`), { child: true, newborn: true, rest: 'limp' }, word);
  }
  for (const word of ['baby', 'infant', 'رضيع', 'radee3']) {
    assert.deepEqual(searchedPatient(`${word} limp`), { child: true, newborn: false, rest: 'limp' }, word);
  }
});

test('an age names a child up to 14 years; months, weeks and days always do', () => {
  for (const age of ['4 year old', '14 yo', '3 month old', '3 weeks old', '5 days old', 'five year old', '2yr']) {
    assert.deepEqual(searchedPatient(`${age} seizing`), { child: true, newborn: false, rest: 'seizing' }, age);
  }
  for (const age of ['15 year old', '60 yo']) {
    assert.deepEqual(searchedPatient(`${age} seizing`), { child: false, newborn: false, rest: 'seizing' }, age);
  }
});

test('weeks without "old" are those of a pregnancy', () => {
  assert.deepEqual(searchedPatient('28 weeks, bleeding'), { child: false, newborn: false, rest: 'pregnant bleeding' });
});

test('a term without a patient stays whole, and one of a patient alone leaves nothing', () => {
  assert.deepEqual(searchedPatient('Chest pain'), { child: false, newborn: false, rest: 'chest pain' });
  assert.deepEqual(searchedPatient('pediatric'), { child: true, newborn: false, rest: '' });
});

test('how long something lasts is no age', () => {
  for (const term of ['palpitations for 3 months', 'stent 2 years ago', 'vomiting two days', 'smoker for 10 years']) {
    assert.equal(searchedPatient(term).child, false, term);
  }
});

test('an age stands behind "for" too where it is said to be one', () => {
  for (const term of ['epinephrine for 6 year old', 'dose for 8 months old', 'adenosine for 3 yo', 'tube for 4 y/o']) {
    assert.equal(searchedPatient(term).child, true, term);
  }
  assert.equal(searchedPatient('epinephrine for 60 year old').child, false);
});

test('a weight below that of an adult is a child’s', () => {
  assert.equal(searchedPatient('adrenaline 20 kg').child, true);
  assert.equal(searchedPatient('rocuronium 80 kg').child, false);
});

test('a drug or a shock by the kilogram that an adult gets in a fixed dose names a child', () => {
  for (const term of ['adenosine 0.1 mg/kg', 'epinephrine 0.01 mg/kg', 'cardioversion 1 joule per kg']) {
    assert.equal(searchedPatient(term).child, true, term);
  }
  for (const term of ['adenosine 6 mg', 'ketamine 2 mg/kg', 'heparin 60 units/kg']) {
    assert.equal(searchedPatient(term).child, false, term);
  }
});

test('spoken tens are years of an adult: eighty, forty five year old, one hundred and two', () => {
  const grown = [
    'do we pace her, she is eighty',
    'rate 190, pressure eighty, pale lady of fifty',
    'v-fib, forty five year old, still pulseless',
    'twenty-two year old, chest pain',
    'one hundred and two years old, fell',
    'woman in her fifties, her son feels no pulse',
    '52-year-old with a stroke, his daughter calls',
  ];
  for (const term of grown) assert.equal(searchedPatient(term).child, false, term);
  for (const term of ['five year old', 'eight yo, fell', 'her son, six, wheezing']) {
    assert.equal(searchedPatient(term).child, true, term);
  }
});

test('"a teenager of 12" is a child, "a teenager of 17" is not', () => {
  assert.ok(searchedPatient('teenager of 12 with SVT').child);
  assert.ok(!searchedPatient('teenager of 17 with SVT').child);
});
