import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Drug, SourcedDilution } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { drugOf } from './looked-up.ts';

const { adultDosing, formulary, protocols, quickAgeDoses, quickDoses } = edition;

interface Use {
  readonly drug: Drug;
  readonly where: string;
  readonly dilution: SourcedDilution;
}

const used: readonly Use[] = [
  ...Object.values(formulary).flatMap((drug) =>
    drug.dosing.flatMap(({ indication, dilution }) => (dilution ? [{ drug, where: indication, dilution }] : [])),
  ),
  ...quickDoses.flatMap(({ id, medication, dilution }) =>
    dilution ? [{ drug: drugOf(medication), where: id, dilution }] : [],
  ),
  ...adultDosing.flatMap(({ id, medication, infusion }) =>
    infusion ? [{ drug: drugOf(medication), where: id, dilution: infusion.dilution }] : [],
  ),
];

test('amiodarone with a pulse alone is given in what no kit holds, and has no volume; in an arrest it is undiluted', () => {
  const undiluted = [
    ...Object.values(formulary).flatMap(({ id, dosing }) =>
      dosing.flatMap(({ indication, missingDiluent }) =>
        missingDiluent ? [`${id}, ${indication}: ${missingDiluent.name}`] : [],
      ),
    ),
    ...[...quickDoses, ...quickAgeDoses].flatMap(({ id, missingDiluent }) =>
      missingDiluent ? [`${id}: ${missingDiluent.name}`] : [],
    ),
    ...adultDosing.flatMap(({ id, doses }) => doses.flatMap(({ missingDiluent }) => (missingDiluent ? [id] : []))),
    ...Object.entries(protocols).flatMap(([id, { medications }]) =>
      medications.flatMap(({ medication, indication, missingDiluent }) =>
        missingDiluent ? [`${id}, ${medication}, ${indication}: ${missingDiluent.name}`] : [],
      ),
    ),
  ];
  assert.deepEqual(undiluted, [
    'amiodarone, Stable VT (cardiac): dextrose 5%',
    'amiodarone-stable-vt: dextrose 5%',
    'adult-tachyarrhythmia, amiodarone, Stable wide-complex VT, regular only, on OLMD: dextrose 5%',
    'pediatric-tachyarrhythmia, amiodarone, Stable VT, regular only, on OLMD: dextrose 5%',
  ]);
});

test('the dilutions and where they are offered', () => {
  assert.deepEqual(
    used.map(({ drug, where, dilution: { perMl, use, belowMl } }) =>
      [`${drug.id}, ${where}: ${perMl.amount} ${perMl.unit}/mL ${use}`, belowMl].filter(Boolean).join(' '),
    ),
    [
      'epinephrine-1-10000, Push-dose, low blood pressure: 10 mcg/mL always',
      'epinephrine-1-1000, Shock, bradycardia: infusion: 4 mcg/mL always',
      'adenosine, SVT (cardiac), first dose: 0.3 mg/mL small-dose 0.2',
      'adenosine, SVT (cardiac), second dose: 0.3 mg/mL small-dose 0.4',
      'magnesium-sulfate, Cardiac arrest, torsades, child: 200 mg/mL always',
      'magnesium-sulfate, Cardiac arrest, torsades, adult: 100 mg/mL always',
      'magnesium-sulfate, Torsades with a pulse, bronchospasm (asthma): 200 mg/mL always',
      'magnesium-sulfate, Eclampsia, seizing or has seized: 40 mg/mL always',
      'magnesium-sulfate, Severe pre-eclampsia, before any seizure: 40 mg/mL always',
      'magnesium-sulfate, Eclampsia, seizes after the first magnesium: 20 mg/mL always',
      'norepinephrine, Shock after fluid: septic, cardiogenic, neurogenic, after arrest: 16 mcg/mL always',
      'ketamine, Pain: 10 mg/mL always',
      'ketamine, Sedation after the tube or on the ventilator: 10 mg/mL always',
      'midazolam, Seizure, IV: 1 mg/mL always',
      'midazolam, Sedation after the tube, IV: 1 mg/mL always',
      'midazolam, Agitation, IV: 1 mg/mL always',
      'midazolam, Light sedation before cardioversion, for pacing or shivering in cooling: 1 mg/mL always',
      'midazolam, Light sedation of a child before a synchronized shock: 1 mg/mL always',
      'morphine, Pain by vein, diluted: 1 mg/mL always',
      'lorazepam, Seizure (status epilepticus): 2 mg/mL always',
      'cyanide-antidote-kit, Cyanide poisoning, smoke inhalation with coma, shock or arrest: hydroxocobalamin: 25 mg/mL always',
      'cyanide-antidote-kit, Cyanide poisoning: sodium nitrite, first (legacy kit): 30 mg/mL always',
      'cyanide-antidote-kit, Cyanide poisoning: sodium thiosulfate, second (legacy kit): 250 mg/mL always',
      'adenosine, adenosine-first: 0.3 mg/mL small-dose 0.2',
      'adenosine, adenosine-second: 0.3 mg/mL small-dose 0.4',
      'magnesium-sulfate, magnesium-cardiac: 200 mg/mL always',
      'magnesium-sulfate, magnesium-torsades-bronchospasm: 200 mg/mL always',
      'epinephrine-1-1000, adult-epinephrine-infusion: 4 mcg/mL always',
    ],
  );
});
