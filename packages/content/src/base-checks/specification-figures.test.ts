import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardLines, lineFace } from '@first60/checks';
import type { MedicationLine, Protocol, ProtocolId } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { cardOf } from './looked-up.ts';
import { REQUIRED_GROUPS } from './required-ids.ts';

const { protocols } = edition;

/*
 * Section 9 of the requirement, "Clinical figures in protocol content": each bullet and each number, compared with the
 * card that shows it. A line counts only when it cites the requirement as its source.
 */
const SAID: ReadonlyArray<readonly [bullet: string, figures: ReadonlyArray<readonly [ProtocolId, string]>]> = [
  [
    'Trauma: adult is 15 or more; pediatric is 14 or younger or up to 40 kg; a trauma center within 45 minutes',
    [
      ['trauma-triage', 'Adult: 15 years or older. Child: 14 years or younger, or up to 40 kg.'],
      ['trauma-triage', 'Trauma center within 45 min.'],
      ['adult-pediatric-trauma-triage', 'Adult: 15 years or older.'],
      ['adult-pediatric-trauma-triage', 'Child: 14 years or younger, or up to 40 kg.'],
      ['adult-pediatric-trauma-triage', 'trauma center within 45 min.'],
      ['general-trauma', 'Child: 14 years or younger, or up to 40 kg.'],
      ['general-trauma', 'trauma center within 45 min.'],
      ['spinal-injury-assessment', 'Trauma center within 45 min.'],
      ['traumatic-brain-injury', 'Trauma center within 45 min.'],
      ['shock', 'Trauma center within 45 minutes.'],
    ],
  ],
  [
    'CPR: 100-120 per min, at least 2 inches, 30:2, pulse check at most 10 s, epinephrine every 3-5 min',
    [
      ...(['adult-cardiac-arrest', 'traumatic-arrest', 'drowning-submersion'] as const).flatMap((card) =>
        ['100-120 per min', 'at least 2 inches', '30:2', '10 s at most'].map((figure) => [card, figure] as const),
      ),
      // On the card of drowning the interval depends on the core, and the row of epinephrine has it.
      ...(['adult-cardiac-arrest', 'traumatic-arrest'] as const).map((card) => [card, 'every 3-5 min'] as const),
      ['pediatric-cardiac-arrest', '100-120 per min'],
      ['pediatric-cardiac-arrest', 'At least 2 inches'],
      ['pediatric-cardiac-arrest', '30:2'],
      ['pediatric-cardiac-arrest', '10 s at most'],
      ['pediatric-cardiac-arrest', 'every 3-5 min'],
      ['automated-cpr-device', '100-120 per min, at least 2 inches, 5 cm.'],
      ['automated-cpr-device', '30:2.'],
    ],
  ],
  [
    'Pediatric shock energy: 2 then 4 J/kg',
    [
      ['pediatric-cardiac-arrest', 'Shock 1: 2 J/kg.'],
      ['pediatric-cardiac-arrest', 'Shock 2: 4 J/kg.'],
      ['traumatic-arrest', 'Shock 2 J/kg, then 4 J/kg.'],
      ['drowning-submersion', 'Child, VF or pulseless VT: Shock 2 J/kg, then 4 J/kg.'],
    ],
  ],
  [
    'Chest pain: aspirin 324 mg; nitroglycerin only if SBP is above 100, 3 doses, 3 tablets, 1.2 mg; under 90 min',
    [
      ['chest-pain-acs', 'Aspirin 324 mg'],
      ['chest-pain-acs', 'SBP over 100, pulse 50-100: Nitroglycerin 0.4 mg'],
      ['chest-pain-acs', 'Nitroglycerin again, 3 doses in all.'],
      ['chest-pain-acs', 'door-to-balloon under 90 min.'],
      ['stemi-supplemental', 'Aspirin 324 mg'],
      [
        'stemi-supplemental',
        'Pain, SBP over 100, pulse 50-100: Nitroglycerin 0.4 mg (1 tablet) SL every 5 min, 3 in all',
      ],
      ['stemi-supplemental', 'door-to-balloon under 90 min.'],
      ['pulmonary-edema-chf', 'SBP over 100, pulse 50 or more: Nitroglycerin'],
    ],
  ],
  [
    'Cooling stops below 38.5 °C; glucose threshold 60 mg/dL; emergency number 997',
    [
      ['heat-emergencies', 'Stop cooling below 38.5 °C.'],
      ...(
        [
          'stroke',
          'altered-mental-status',
          'seizures',
          'syncope',
          'sepsis',
          'shock',
          'nausea-vomiting',
          'poisoning-overdose',
          'heat-emergencies',
          'traumatic-brain-injury',
          'drowning-submersion',
          'adult-cardiac-arrest',
          'pediatric-cardiac-arrest',
          'chest-pain-acs',
        ] as const
      ).map((card) => [card, '60 mg/dL'] as const),
      ['general-prehospital-care', 'More help: 997.'],
      ['trauma-triage', '997.'],
      ['adult-pediatric-trauma-triage', '997.'],
      ['poisoning-overdose', 'Ambulance: 997.'],
    ],
  ],
  [
    'Saline up to 1 L or 20 mL/kg; in total 2 L or 40 mL/kg for shock, 2 L for nausea-vomiting',
    [
      ['shock', 'Adult, not bleeding: Sodium chloride 0.9% up to 1000 mL'],
      ['shock', 'Child, bleeding or not: Sodium chloride 0.9% 20 mL/kg'],
      ['shock', 'Adult: Still low after 2 L.'],
      ['shock', 'Child: Still low after 40 mL/kg'],
      ['nausea-vomiting', 'Sodium chloride 0.9%: adult up to 1000 mL; child 20 mL/kg'],
      ['nausea-vomiting', 'Adult: Saline 2 L given.'],
      ['anaphylaxis', 'Adult, SBP below 90 mmHg: Sodium chloride 0.9% up to 1000 mL'],
      ['anaphylaxis', 'Child, low pressure: Sodium chloride 0.9% 20 mL/kg'],
      ['anaphylaxis', 'Adult: Saline 2 L given.'],
      ['anaphylaxis', 'Child: Saline 40 mL/kg given'],
      ['sepsis', 'Adult: Low pressure after 2 L.'],
      ['sepsis', 'Child: Low pressure after 40 mL/kg'],
      ['burns', 'Adult: Saline total 2 L.'],
      ['burns', 'Child: Saline total 40 mL/kg'],
      ['crush-injury', 'adult up to 1000 mL'],
      ['crush-injury', '20 mL/kg'],
    ],
  ],
  [
    'Atropine at most 3 mg; ondansetron at most 8 mg; adenosine 6 then 12 mg',
    [
      ['nausea-vomiting', '8 mg in total.'],
      ['adult-tachyarrhythmia', 'Adenosine 6 mg = 2 mL fast, 20 mL flush'],
      ['adult-tachyarrhythmia', 'Adenosine 12 mg = 4 mL fast, 20 mL flush'],
    ],
  ],
  [
    'Most: ketorolac 120 mg a day, acetaminophen 4 g a day, flumazenil 3 mg, labetalol 300 mg; tranexamic 3 hours',
    [
      ['abdominal-pain', 'Ketorolac has a ceiling of 120 mg a day'],
      ['abdominal-pain', 'Adult: Acetaminophen 4 g a day at most.'],
      ['soft-tissue-orthopedic', 'acetaminophen 4 g a day at most'],
      ['poisoning-overdose', '3 mg flumazenil given in all: Stop.'],
      ['stroke', '300 mg labetalol given in all: Stop.'],
      ...(['trauma-triage', 'adult-pediatric-trauma-triage', 'general-trauma', 'shock', 'crush-injury'] as const).map(
        (card) => [card, '3 hours'] as const,
      ),
    ],
  ],
  [
    'Flow by gauge, mL/min: 14G 240, 16G 180, 18G 96, 20G 54, 22G 31',
    [
      ['iv-insertion', '14G orange: 240 mL/min'],
      ['iv-insertion', '16G gray: 180 mL/min'],
      ['iv-insertion', '18G green: 96 mL/min'],
      ['iv-insertion', '20G pink: 54 mL/min'],
      ['iv-insertion', '22G blue: 31 mL/min'],
      ['general-trauma', '14G 240, 16G 180, 18G 96, 20G 54, 22G 31 mL/min.'],
    ],
  ],
  [
    'Automated CPR: chest up to 45 cm, at least 30 kg, height 152-203 cm',
    [['automated-cpr-device', 'Chest diameter up to 45 cm, at least 30 kg, height 152-203 cm.']],
  ],
  [
    'Ventilator: 6-8 mL/kg, adult 10-12, PEEP 5, I:E 1:2, alarm 40 and 30 cmH2O, supply at least 2.8 bar',
    [
      ['transport-ventilator', 'Adult: Tidal volume 6-8 mL/kg, predicted weight. 10-12 per min.'],
      ['transport-ventilator', 'PEEP 5 cmH2O. I:E 1:2.'],
      ['transport-ventilator', 'Adult: High-pressure alarm 40 cmH2O.'],
      ['transport-ventilator', 'Child: High-pressure alarm 30 cmH2O.'],
      ['transport-ventilator', 'Oxygen supply at least 2.8 bar'],
      ['bvm-ventilation', 'Adult: 10-12 per min.'],
      ['bvm-ventilation', 'Volume 6-8 mL/kg'],
    ],
  ],
  [
    'GCS 13-15, 9-12, 3-8; at 8 or less airway, SBP above 90, SpO2 above 90%, neurosurgery; monitoring at 9-12',
    (['stroke', 'traumatic-brain-injury'] as const).flatMap((card) =>
      [
        'GCS 13-15 mild, 9-12 moderate, 3-8 severe.',
        'GCS 8 or less: consider an advanced airway, keep SBP above 90 mmHg and SpO2 above 90%.',
        'center with neurosurgery.',
        'GCS 9-12: monitor closely',
      ].map((figure) => [card, figure] as const),
    ),
  ],
  [
    'Stroke scales: Cincinnati 1 or more; FAST-ED 1-3, 4-6, 7 or more',
    [
      ['stroke', '0 abnormal: low probability. 1 or more: high probability, start this card.'],
      ['stroke', 'FAST-ED 1-3 mild, 4-6 moderate, 7 or more severe: large vessel occlusion suspected.'],
    ],
  ],
];

for (const [bullet, figures] of SAID) {
  test(bullet, () => {
    for (const [id, figure] of figures) {
      const card: Protocol = cardOf(id);
      const said = cardLines(card).some(({ text, sources }) => text.includes(figure) && sources.includes('spec'));
      assert.ok(said, `${id} does not say "${figure}" with the requirement as its source`);
    }
  });
}

/** The lines of a drug that cite the requirement. Other lines of the same drug are based on other works. */
const linesOf = (id: ProtocolId, drug: MedicationLine['medication']): readonly MedicationLine[] => {
  const card: Protocol = cardOf(id);
  const lines = card.medications.filter(({ medication, sources }) => medication === drug && sources.includes('spec'));
  assert.ok(lines.length > 0, `${id} has no ${drug} with the requirement as its source`);
  return lines;
};

/** What a crew reads of a line when nothing is known of the patient. */
const faceOf = (line: MedicationLine | undefined) => {
  const face = line && lineFace(edition, line);
  assert.ok(face, line?.indication ?? 'no line');
  return face;
};

test('cardiac arrest lines: epinephrine 1 mg every 3-5 min after the 2nd shock; amiodarone 300 then 150 mg', () => {
  const [epinephrine] = linesOf('adult-cardiac-arrest', 'epinephrine-1-10000');
  assert.deepEqual(epinephrine?.adult?.fixed, { amount: 1, unit: 'mg' });
  assert.match(faceOf(epinephrine).again ?? '', /^Not cold, or core 35 °C or above: every 3-5 min;/);
  assert.ok(faceOf(epinephrine).know.some((text) => /as soon as CPR runs\. .*: after the second shock$/.test(text)));
  const amiodarone = linesOf('adult-cardiac-arrest', 'amiodarone');
  assert.deepEqual(
    amiodarone.map(({ adult }) => adult?.fixed?.amount),
    [300, 150],
  );
  assert.ok(faceOf(amiodarone[0]).course.includes('After the 3rd shock'));
});

test('anaphylaxis line: 0.5 mg IM every 5-15 min', () => {
  const [epinephrine] = linesOf('anaphylaxis', 'epinephrine-1-1000');
  assert.deepEqual(epinephrine?.adult?.fixed, { amount: 0.5, unit: 'mg' });
  assert.match(epinephrine?.route ?? '', /^IM/);
  assert.match(faceOf(epinephrine).again ?? '', /else every 5-15 min, 3 doses in all$/);
});

test('chest pain lines: aspirin 324 mg; nitroglycerin 3 doses, 1.2 mg in all, never with SBP of 100 or less', () => {
  for (const card of ['chest-pain-acs', 'stemi-supplemental'] as const) {
    assert.deepEqual(linesOf(card, 'aspirin')[0]?.adult?.fixed, { amount: 324, unit: 'mg' });
    for (const line of linesOf(card, 'nitroglycerin')) {
      assert.deepEqual(line.adult?.fixed, { amount: 0.4, unit: 'mg' });
      assert.deepEqual(line.adult?.totalMax, { amount: 1.2, unit: 'mg' });
      assert.match(faceOf(line).again ?? '', /\b3 doses in all\b/);
      assert.ok(faceOf(line).never.includes('SBP 100 or less'));
    }
  }
});

const isRequired = (id: string): boolean => REQUIRED_GROUPS.some(({ protocols: ids }) => ids.some((one) => one === id));

/** The most of saline in all that an act allows an adult, on order too. */
const mostInAll = (id: string): number =>
  Math.max(
    ...[edition.acts?.drugs['sodium-chloride']].flatMap((drug) =>
      [...(drug?.acts.find((act) => act.id === id)?.limits ?? []), ...(drug?.limits ?? [])].flatMap(({ who, total }) =>
        who?.group === 'adult' && who.if === undefined && total !== undefined ? [total.low.amount] : [],
      ),
    ),
  );

test('every saline bolus of 1 L for shock: 20 mL/kg for a child, at most 2 L and 40 mL/kg in total', () => {
  let checked = 0;
  for (const card of Object.values(protocols) as readonly Protocol[]) {
    for (const { medication, act, adult, pediatric } of card.medications) {
      if (medication !== 'sodium-chloride' || adult?.fixed?.amount !== 1000) continue;
      // A card that the requirement does not name may require a call as early as after the first bolus.
      const oneBolus = !isRequired(card.id) && adult.totalMax?.amount === 1000;
      if (!oneBolus) assert.equal(mostInAll(act), 2000, `${card.id} ${act}`);
      if (pediatric === undefined) continue;
      assert.deepEqual(pediatric.perKg, { amount: 20, unit: 'mL' }, card.id);
      if (!oneBolus) assert.deepEqual(pediatric.totalPerKg, { amount: 40, unit: 'mL' }, `${card.id} ${act}`);
      checked += 1;
    }
  }
  assert.ok(checked >= 15, `only ${checked} checked`);
});

/** The most in all of an adult, in mg, by drug. */
const MOST: Readonly<Record<string, number>> = { ondansetron: 8, ketorolac: 120, labetalol: 300 };

test('maximums on the lines: atropine 3 mg, ondansetron 8 mg, ketorolac 120 mg, acetaminophen 4 g, flumazenil 3 mg, labetalol 300 mg', () => {
  const mostOf = (line: MedicationLine | undefined) => line?.adult?.totalMax;
  assert.deepEqual(mostOf(linesOf('adult-bradyarrhythmia', 'atropine')[0]), { amount: 3, unit: 'mg' });
  assert.deepEqual(mostOf(linesOf('poisoning-overdose', 'flumazenil')[0]), { amount: 3, unit: 'mg' });
  for (const card of Object.values(protocols) as readonly Protocol[]) {
    for (const line of card.medications) {
      const most = MOST[line.medication];
      if (most !== undefined && line.adult) assert.deepEqual(mostOf(line), { amount: most, unit: 'mg' }, card.id);
      if (line.medication !== 'acetaminophen' || line.adult === undefined) continue;
      // An adult of 50 kg or less: 60 mg/kg a day, never above 3 g.
      assert.equal(mostOf(line)?.amount, line.adult.fixed ? 4000 : 3000, card.id);
      assert.ok(
        faceOf(line).most.every((text) => / a day, /.test(text)),
        card.id,
      );
    }
  }
});

test('tranexamic acid: every line says within 3 hours of the injury', () => {
  for (const card of Object.values(protocols) as readonly Protocol[]) {
    for (const line of card.medications) {
      if (line.medication !== 'tranexamic-acid') continue;
      assert.match(line.indication, /3 hours/, card.id);
      assert.ok(
        faceOf(line).never.some((text) => /over 3 hours/.test(text)),
        card.id,
      );
    }
  }
});

test('adenosine lines: 6 mg, then 12 mg; a child 0.1, then 0.2 mg/kg up to the same', () => {
  assert.deepEqual(
    linesOf('adult-tachyarrhythmia', 'adenosine').map(({ adult }) => adult?.fixed?.amount),
    [6, 12],
  );
  assert.deepEqual(
    linesOf('pediatric-tachyarrhythmia', 'adenosine').map(({ pediatric }) => pediatric?.max?.amount),
    [6, 12],
  );
});
