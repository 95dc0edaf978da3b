import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageOnCard, cardPatient, groupDoses, isForWeight, kg, showText, totalFor, years } from '@first60/clinical';
import { edition } from '@first60/content';
import type { ProtocolId } from '@first60/edition';
import { doseFacts } from './dose-facts.ts';

function cardOf(id: ProtocolId) {
  const card = edition.protocols[id];
  assert.ok(card, id);
  return card;
}

/** The doses of a card's medication lines for a given weight, one line each. */
function dosesOf(id: ProtocolId, kilograms: string, inYears: string | null = null): string[] {
  const card = cardOf(id);
  const patient = cardPatient(card, { weight: kg(kilograms), years: inYears === null ? null : years(inYears) });
  assert.ok(patient.group, `${id}, ${kilograms} kg`);
  return card.medications.flatMap((one) =>
    groupDoses([one], [one], patient).map(({ line, dose, weight, needsAge }) => {
      if (needsAge) return `${line.medication}: age?`;
      const { main, volume, limit } = doseFacts(line, dose, edition.formulary[line.medication], weight);
      const drawn = volume === undefined ? '' : ` = ${volume.volume} of ${volume.concentration}`;
      return `${line.medication} ${main}${drawn}${limit === undefined ? '' : ` ${limit}`}`;
    }),
  );
}

/** Asserts that a card gives these doses, whatever else it gives. */
function gives(doses: readonly string[], ...wanted: readonly string[]): void {
  for (const dose of wanted) assert.ok(doses.includes(dose), `${dose}\n${doses.join('\n')}`);
}

test('arrest at 14 kg, anaphylaxis at 22 kg, seizure at 9 kg: what is drawn up', () => {
  gives(
    dosesOf('pediatric-cardiac-arrest', '14'),
    'epinephrine-1-10000 0.14 mg = 1.4 mL of 0.1 mg/mL',
    'amiodarone 70 mg = 1.4 mL of 50 mg/mL',
    'lidocaine 14 mg = 0.7 mL of 20 mg/mL',
  );
  gives(dosesOf('anaphylaxis', '22'), 'epinephrine-1-1000 0.22 mg = 0.22 mL of 1 mg/mL', 'sodium-chloride 440 mL');
  gives(dosesOf('seizures', '9'), 'midazolam 1.8 mg = 0.36 mL of 5 mg/mL', 'midazolam 0.9 mg = 0.9 mL of 1 mg/mL');
});

test('a dose for certain ages asks a child of unknown age for it, and is not there for one it excludes', () => {
  gives(
    dosesOf('rapid-sequence-intubation', '8.5'),
    'etomidate: age?',
    'ketamine 17 mg = 0.34 mL of 50 mg/mL',
    'succinylcholine 17 mg = 0.85 mL of 20 mg/mL',
    'rocuronium 8.5 mg = 0.85 mL of 10 mg/mL',
  );
  const two = dosesOf('rapid-sequence-intubation', '12.5', '2');
  gives(two, 'ketamine 25 mg = 0.5 mL of 50 mg/mL', 'propofol 18.75 mg = 1.88 mL of 10 mg/mL');
  assert.ok(!two.some((dose) => dose.startsWith('etomidate')));
  gives(dosesOf('rapid-sequence-intubation', '35', '11'), 'etomidate 10.5 mg = 5.25 mL of 2 mg/mL');
  gives(dosesOf('rapid-sequence-intubation', '40', '16'), 'etomidate 12 mg = 6 mL of 2 mg/mL');
  gives(dosesOf('rapid-sequence-intubation', '80'), 'etomidate 20 mg = 10 mL of 2 mg/mL max');
});

test('the pressor of septic shock stands at its pump rate, for an adult and a child', () => {
  gives(
    dosesOf('sepsis', '80'),
    'sodium-chloride up to 1000 mL',
    'norepinephrine infusion 5-20 mcg/min = 18.75-75 mL/h of 16 mcg/mL',
  );
  gives(dosesOf('sepsis', '12', '3'), 'norepinephrine infusion 0.05-0.1 mcg/kg/min = 2.25-4.5 mL/h of 16 mcg/mL');
});

test('the known age decides on a card for both: 45 kg of 12 years are a child, 38 kg of 82 years an adult with mg/kg beside it', () => {
  const [child] = dosesOf('anaphylaxis', '45', '12');
  const [adult] = dosesOf('anaphylaxis', '38', '82');
  assert.match(child ?? '', /^epinephrine-1-1000 0\.45 mg/);
  assert.match(adult ?? '', /^epinephrine-1-1000 0\.5 mg/);
  const line = cardOf('anaphylaxis').medications.find(({ medication }) => medication === 'epinephrine-1-1000');
  assert.ok(line?.adult);
  const beside = (kilograms: string) =>
    line.adult && doseFacts(line, line.adult, edition.formulary['epinephrine-1-1000'], kg(kilograms)).beside;
  assert.match(beside('38') ?? '', /0\.013 mg\/kg/);
  assert.doesNotMatch(beside('70') ?? '', /mg\/kg/);
});

test('a card for one age keeps to its own without an age', () => {
  assert.equal(ageOnCard(cardOf('anaphylaxis'), kg(45), null), 'both');
  assert.equal(ageOnCard(cardOf('pediatric-cardiac-arrest'), kg(60), null), 'pediatric');
  assert.equal(ageOnCard(cardOf('adult-cardiac-arrest'), kg(70), null), 'adult');
  assert.equal(ageOnCard(cardOf('adult-cardiac-arrest'), kg(14), null), undefined);
});

test('a limit is held and named, and a dose spoken of in mL is given in mL', () => {
  assert.deepEqual(dosesOf('anaphylaxis', '39', '12')[0], 'epinephrine-1-1000 0.39 mg = 0.39 mL of 1 mg/mL');
  assert.deepEqual(dosesOf('poisoning-overdose', '30')[0], 'naloxone 2 mg = 5 mL of 0.4 mg/mL max');
  assert.deepEqual(dosesOf('poisoning-overdose', '55')[0], 'naloxone 0.4 mg = 1 mL of 0.4 mg/mL');
  const dextrose = cardOf('seizures').medications.find(({ medication }) => medication === 'dextrose-10');
  assert.ok(dextrose?.pediatric);
  const facts = doseFacts(dextrose, dextrose.pediatric, edition.formulary['dextrose-10'], kg(9));
  assert.equal(facts.main, '45 mL');
  assert.equal(facts.volume, undefined);
  assert.match(facts.beside ?? '', /^\(4\.5 g; /);
});

test('an infusion by weight shows the pump rate for the weight', () => {
  const line = cardOf('anaphylaxis').medications.find(({ kind }) => kind === 'infusion');
  assert.ok(line?.pediatric);
  const facts = doseFacts(line, line.pediatric, edition.formulary[line.medication], kg(22));
  assert.equal(facts.volume?.volume, '33-330 mL/h');
});

/** A dose without the time that it takes and the patients that it is for. */
const amountIn = (main: string): string => main.replace(/ over .*|, .*/, '');

test('at 10 kg acetaminophen is computed on the line for 10 kg or less alone, above it on the other alone', () => {
  const lines = cardOf('burns').medications.concat(cardOf('general-trauma').medications);
  const acetaminophen = [...lines, ...Object.values(edition.protocols).flatMap(({ medications }) => medications)]
    .filter(({ medication, pediatric }) => medication === 'acetaminophen' && pediatric?.only !== undefined)
    .slice(0, 2);
  assert.equal(acetaminophen.length, 2);
  const shown = (kilograms: string) =>
    acetaminophen.map((line) => {
      assert.ok(line.pediatric);
      return amountIn(doseFacts(line, line.pediatric, edition.formulary.acetaminophen, kg(kilograms)).main);
    });
  assert.deepEqual(shown('10'), ['15 mg/kg', '75 mg']);
  assert.deepEqual(shown('10.1'), ['151.5 mg', '7.5 mg/kg']);
});

test('acetaminophen for an adult: 675 mg = 67.5 mL at 45 kg, 1000 mg only above 50 kg', () => {
  const lines = cardOf('general-prehospital-care').medications.filter(
    ({ medication, adult }) => medication === 'acetaminophen' && adult !== undefined,
  );
  const shown = (kilograms: string) =>
    lines.flatMap((line) => {
      if (line.adult === undefined || !isForWeight(line.adult, kg(kilograms))) return [];
      const { main, volume } = doseFacts(line, line.adult, edition.formulary.acetaminophen, kg(kilograms));
      return [`${amountIn(main)} = ${volume?.volume}`];
    });
  assert.deepEqual(shown('45'), ['675 mg = 67.5 mL']);
  assert.deepEqual(shown('50'), ['750 mg = 75 mL']);
  assert.deepEqual(shown('50.5'), ['1000 mg = 100 mL']);
});

test("a child's magnesium is 20 %, whose volume alone is shown: 3.5 mL at 14 kg", () => {
  const line = cardOf('pediatric-cardiac-arrest').medications.find(
    ({ medication }) => medication === 'magnesium-sulfate',
  );
  assert.ok(line?.pediatric);
  const { volume, diluted } = doseFacts(line, line.pediatric, edition.formulary['magnesium-sulfate'], kg(14));
  assert.equal(`${volume?.volume} of ${volume?.concentration}`, '3.5 mL of 200 mg/mL');
  assert.equal(diluted, undefined);
});

test('a maximum that goes by the kilogram is worked out: 560 mL of saline and 210 mg of amiodarone at 14 kg', () => {
  const total = (drug: string) => {
    const line = cardOf('pediatric-cardiac-arrest').medications.find(({ medication }) => medication === drug);
    assert.ok(line?.pediatric, drug);
    const most = totalFor(line.pediatric, kg(14));
    return most && showText(most);
  };
  assert.equal(total('sodium-chloride'), '560 mL');
  assert.equal(total('amiodarone'), '210 mg');
  assert.equal(total('epinephrine-1-10000'), undefined);
});

test('every dose of the edition gets facts at every weight without a fault', () => {
  for (const protocol of Object.values(edition.protocols)) {
    for (const line of protocol.medications) {
      for (const dose of [line.adult, line.pediatric]) {
        for (const kilograms of ['0.5', '3.3', '10', '39.9', '40', '100']) {
          if (dose === undefined) continue;
          const facts = doseFacts(line, dose, edition.formulary[line.medication], kg(kilograms));
          assert.doesNotMatch(`${facts.main} ${facts.volume?.volume ?? ''}`, /undefined|NaN|^$/, line.indication);
        }
      }
    }
  }
});

test('a computed dose above the typical maximum of its drug is marked high; one equal to it, and a fixed one, is not', () => {
  const highOf = (id: ProtocolId, route: RegExp, kilograms: string) => {
    const line = cardOf(id).medications.find(
      ({ medication, route: given }) => medication === 'midazolam' && route.test(given),
    );
    assert.ok(line?.pediatric && line.adult);
    const facts = (dose: typeof line.pediatric) =>
      doseFacts(line, dose, edition.formulary.midazolam, kg(kilograms)).high?.value.toFixed();
    return [facts(line.pediatric), facts(line.adult)];
  };
  assert.deepEqual(highOf('seizures', /IM/, '25'), [undefined, undefined]);
  assert.deepEqual(highOf('seizures', /IM/, '25.5'), ['5.1', undefined]);
});

test('the rule stands beside the dose it gave in one bracket', () => {
  const line = cardOf('anaphylaxis').medications.find(({ medication }) => medication === 'epinephrine-1-1000');
  assert.ok(line?.pediatric);
  const facts = doseFacts(line, line.pediatric, edition.formulary['epinephrine-1-1000'], kg(20));
  assert.equal(facts.beside, '(0.01 mg/kg, max 0.5 mg)');
});

/** The doses of these drugs for a 14 kg child: the volume, and the volume of any advised dilution. */
const drawnAt14Kg = (id: ProtocolId, medications: readonly string[]) =>
  cardOf(id).medications.flatMap((line) => {
    if (!medications.includes(line.medication)) return [];
    assert.ok(line.pediatric);
    const { volume, diluted } = doseFacts(line, line.pediatric, edition.formulary[line.medication], kg(14));
    return [[volume, diluted].map((facts) => (facts ? `${facts.volume} of ${facts.concentration}` : 'none'))];
  });

test('burns at 14 kg: hydroxocobalamin names its volume, ketamine and morphine that of their dilution alone', () => {
  assert.deepEqual(drawnAt14Kg('burns', ['cyanide-antidote-kit', 'ketamine', 'morphine']), [
    ['0.28 mL of 10 mg/mL', 'none'],
    ['1.4 mL of 1 mg/mL', 'none'],
    ['39.2 mL of 25 mg/mL', 'none'],
  ]);
});

test('morphine at 14 kg: by vein the volume of the dilution, into a muscle that of the ampoule', () => {
  const both = [
    ['1.4 mL of 1 mg/mL', 'none'],
    ['0.14 mL of 10 mg/mL', 'none'],
  ];
  for (const id of ['pain-management', 'abdominal-pain', 'general-trauma', 'soft-tissue-orthopedic'] as const) {
    assert.deepEqual(drawnAt14Kg(id, ['morphine']), both, id);
  }
});
