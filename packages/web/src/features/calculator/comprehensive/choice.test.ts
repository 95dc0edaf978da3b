import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { choiceOf, isNamed } from './choice.ts';

const DRUGS = Object.values(edition.formulary);
const CARDS = Object.values(edition.protocols);
const ask = (medication: string, indication = '', line = '') =>
  choiceOf({ medication, indication, line }, DRUGS, CARDS);
const rowFor = (medication: string, indication: string, line = ''): string | undefined => {
  const choice = ask(medication, indication, line);
  assert.ok(choice.kind === 'medication', medication);
  return choice.row?.indication;
};

test('every medication is found again by its id, and every indication by its own label', () => {
  for (const drug of DRUGS) {
    for (const row of drug.dosing) {
      const choice = ask(drug.id, row.indication);
      assert.ok(
        choice.kind === 'medication' && choice.drug === drug && choice.row === row,
        `${drug.id}: ${row.indication}`,
      );
    }
  }
});

test("where a card's title is no indication of the drug, the card's own line for it says which", () => {
  assert.equal(rowFor('ondansetron', 'Chest Pain / ACS'), 'Nausea, vomiting');
  assert.equal(rowFor('dextrose 10%', 'Stroke'), 'Hypoglycemia (glucose below 60 mg/dL)');
  assert.equal(rowFor('epinephrine 1:1,000', 'Allergic Reaction'), 'Anaphylaxis');
  assert.equal(rowFor('tranexamic acid', 'Trauma Triage'), 'Trauma hemorrhage, within 3 hours of injury');
});

test('two lines of a card that name two indications, or none that is listed, leave the choice to the user', () => {
  assert.equal(rowFor('midazolam', 'Seizures'), undefined);
  assert.equal(rowFor('ketorolac', 'Soft Tissue and Orthopedic Injuries'), undefined);
  assert.equal(rowFor('adenosine', 'Adult Tachyarrhythmia'), undefined);
});

test('the line that was pressed decides: a push dose never opens on the dose of an arrest, nor an infusion on a bolus', () => {
  const arrest = 'Adult Cardiac Arrest';
  const pushDose = 'Low blood pressure after ROSC, push dose';
  assert.equal(rowFor('epinephrine 1:10,000', arrest), 'Cardiac arrest');
  assert.equal(rowFor('epinephrine 1:10,000', arrest, pushDose), 'Push-dose, low blood pressure');
  assert.equal(rowFor('epinephrine 1:1,000', arrest, 'Low blood pressure after ROSC'), undefined);
  assert.equal(rowFor('amiodarone', arrest, 'VF/pVT, second dose'), undefined);
  assert.equal(
    rowFor('adenosine', 'Adult Tachyarrhythmia', 'Regular narrow SVT, first dose'),
    'SVT (cardiac), first dose',
  );
  assert.equal(rowFor('midazolam', 'Seizures', 'Active seizure, no IV'), 'Seizure, no IV');
});

test('where neither line nor title names a row, the one that gives the very same dose opens, and none at another pace', () => {
  const bradycardia = 'Symptomatic bradycardia (cardiac)';
  assert.equal(rowFor('atropine', 'Adult Bradyarrhythmia', 'Unstable bradycardia'), bradycardia);
  assert.equal(rowFor('atropine', 'Pediatric Bradyarrhythmia', 'Vagal tone or AV block'), bradycardia);
  assert.equal(rowFor('atropine', 'Adult Bradyarrhythmia'), bradycardia);
  assert.equal(rowFor('naloxone', 'Altered Mental Status', 'Opioid suspected, hardly breathing'), 'Opioid overdose');
  assert.equal(rowFor('aspirin', 'STEMI Supplemental', 'STEMI, if not yet given'), 'Chest pain, ACS (cardiac)');
  // 150 mg as a push in an arrest is a different row from 150 mg over 10 min for stable VT.
  assert.equal(rowFor('amiodarone', 'Adult Cardiac Arrest', 'VF/pVT, second dose'), undefined);
  // Two rows give a child 0.01 mg/kg.
  assert.equal(
    rowFor('epinephrine 1:10,000', 'Pediatric Bradyarrhythmia', 'Poor perfusion that stays after good ventilation'),
    undefined,
  );
});

test("a line's fixed dose may be the ceiling of a row per kilogram; another figure makes it another dose", () => {
  const opened = (milligrams: number) => {
    const fixed = { amount: milligrams, unit: 'mg' } as const;
    const line = {
      medication: 'epinephrine-1-1000',
      act: 'anaphylaxis',
      indication: 'Anaphylaxis',
      kind: 'bolus',
      routes: ['IV'],
      route: 'IM',
      timing: '',
      sources: [],
      pediatric: { text: `${milligrams} mg`, fixed },
    } as const;
    const cards = [{ title: 'A card', medications: [line] }];
    const choice = choiceOf(
      { medication: 'epinephrine-1-1000', indication: 'A card', line: 'Anaphylaxis' },
      DRUGS,
      cards,
    );
    return choice.kind === 'medication' ? choice.row?.indication : choice.kind;
  };
  assert.equal(opened(0.5), 'Anaphylaxis');
  assert.equal(opened(1), undefined);
});

test('most lines of the cards open with their indication, and none on another dose than its own', () => {
  const opened = CARDS.flatMap(({ title, medications }) =>
    medications.map((line) => {
      const choice = ask(line.medication, title, line.indication);
      assert.ok(choice.kind === 'medication');
      const stated = line.adult?.fixed;
      const figure = choice.row?.adultFigure?.fixed;
      if (stated !== undefined && figure !== undefined && stated.unit === figure.unit) {
        assert.equal(figure.amount, stated.amount, `${title}: ${line.medication}, ${line.indication}`);
      }
      return choice.row !== null;
    }),
  );
  assert.ok(
    opened.filter(Boolean).length > 0.75 * opened.length,
    `${opened.filter(Boolean).length} of ${opened.length}`,
  );
});

test("a pressed line never opens on another kind of dose: a rate on a bolus, a dose per kilogram on a fixed one, an adult's on a child's", () => {
  const burn = 'Large burn, hourly rate: adult from 15-20% of the surface, child from 10%';
  assert.equal(rowFor("Ringer's lactate", 'Burns', burn), undefined);
  const tricyclic = 'Tricyclic overdose with QRS of 100 ms (0.1 s) or more, on OLMD';
  assert.equal(
    rowFor('sodium bicarbonate 8.4%', 'Poisoning and Overdose', tricyclic),
    'Tricyclic overdose, QRS of 100 ms or more',
  );
  const severe = 'Seizure from nerve agent, or severe poisoning, instead of midazolam';
  // Two rows have this 10 mg dose, one intravenous and one intramuscular. The line's words name the second.
  assert.equal(rowFor('diazepam', 'Nerve Agent and Organophosphate', severe), 'Seizure from nerve agent');
});

test("a copied address, without its line, does not open on a dose that the card's lines all contradict: 4 mg of morphine are not 5", () => {
  assert.equal(rowFor('morphine sulfate', 'Chest Pain / ACS'), undefined);
  assert.equal(rowFor("Ringer's lactate", 'Burns'), undefined);
  assert.equal(rowFor('morphine sulfate', 'Burns'), 'Pain by vein, diluted');
});

test('morphine: a line for the vein opens the diluted row, one for the muscle the ampoule, and the vein stands first in the list', () => {
  const opened = CARDS.flatMap(({ title, medications }) =>
    medications.flatMap(({ medication, indication, routes }) =>
      medication === 'morphine' ? [[title, routes.join(' '), rowFor('morphine sulfate', title, indication)]] : [],
    ),
  );
  const vein = 'Pain by vein, diluted';
  const muscle = 'Pain without a line, IM';
  assert.deepEqual(opened, [
    ['Chest Pain / ACS', 'IV IO', undefined],
    ['Abdominal Pain', 'IV IO', vein],
    ['Abdominal Pain', 'IM', muscle],
    ['Sickle Cell Crisis', 'IV IO', vein],
    ['Pain Management', 'IV IO', vein],
    ['Pain Management', 'IM', muscle],
    ['General Trauma', 'IV IO', vein],
    ['General Trauma', 'IM', muscle],
    ['Burns', 'IV IO', vein],
    ['Soft Tissue and Orthopedic Injuries', 'IV IO', vein],
    ['Soft Tissue and Orthopedic Injuries', 'IM', muscle],
  ]);
  // If only the title of a card that has both lines is given, the choice is left to the user.
  assert.equal(rowFor('morphine sulfate', 'Pain Management'), undefined);
  assert.deepEqual(
    edition.formulary.morphine?.dosing.map(({ indication }) => indication),
    [vein, muscle],
  );
});

test('a drug of one indication opens on its dose; of several, none is chosen for the user', () => {
  assert.equal(rowFor('dextrose 10%', ''), 'Hypoglycemia (glucose below 60 mg/dL)');
  assert.equal(rowFor('ketamine', ''), undefined);
});

test('"Naloxone IV" for an unlisted title is naloxone without an indication, and the title is kept to be shown', () => {
  const choice = ask('Naloxone IV', 'Stroke');
  assert.ok(choice.kind === 'medication');
  assert.equal(choice.drug.id, 'naloxone');
  assert.equal(choice.row, null);
  assert.equal(choice.missed, 'Stroke');
});

test('"epinephrine" is stocked in several forms and is never chosen for the user', () => {
  const choice = ask('epinephrine');
  assert.ok(choice.kind === 'ambiguous');
  assert.ok(choice.drugs.length >= 2);
});

test('an unknown name is not found; a blank one asks for nothing', () => {
  assert.deepEqual(ask('unobtainium'), { kind: 'not-found', name: 'unobtainium' });
  assert.deepEqual(ask('  '), { kind: 'nothing' });
});

test('ketamine is found by its name, its brand and its synonym, in any letters', () => {
  const { ketamine } = edition.formulary;
  assert.ok(ketamine);
  for (const typed of ['keta', ' KETALAR ', 'ket', '']) assert.equal(isNamed(ketamine, typed), true, typed);
  assert.equal(isNamed(ketamine, 'morphine'), false);
});

test('Solu-Medrol is found without its hyphen, and 1:10 is still not 1:1,000', () => {
  const named = (typed: string) =>
    Object.values(edition.formulary).flatMap((drug) => (isNamed(drug, typed) ? drug.id : []));
  assert.deepEqual(named('solumed'), ['methylprednisolone']);
  assert.deepEqual(named('solu medrol'), ['methylprednisolone']);
  assert.deepEqual(named('1:10'), ['epinephrine-1-10000']);
});
