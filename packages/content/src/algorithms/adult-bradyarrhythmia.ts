import { type Algorithm, line } from '@first60/edition';

export const adultBradyarrhythmiaAlgorithm: Algorithm = {
  id: 'adult-bradyarrhythmia',
  title: 'Adult Bradyarrhythmia',
  basis: 'Based on AHA 2020',
  steps: [
    {
      id: 'start',
      kind: 'start',
      lines: [line('Slow rhythm, with a pulse'), line('Usually below 50 per min', 'aha-2020-bradycardia')],
      exits: [{ to: 'assess' }],
    },
    {
      id: 'assess',
      kind: 'action',
      lines: [
        line('Find and treat the cause'),
        line('Airway; assist breathing; oxygen when SpO2 is low'),
        line('Monitor, blood pressure, SpO2, IV'),
        line('12-lead, without delay to treatment'),
        line('Consider hypoxia and toxins'),
      ],
      exits: [{ to: 'unstable' }],
    },
    {
      id: 'unstable',
      kind: 'decision',
      lines: [
        line('Unstable because of the rhythm?'),
        line('Low pressure, sudden confusion, shock, ischemic chest discomfort, acute heart failure'),
      ],
      exits: [
        { to: 'atropine', label: 'Yes' },
        { to: 'observe', label: 'No' },
      ],
    },
    {
      id: 'atropine',
      kind: 'action',
      lines: [
        line('Atropine 1 mg IV', 'spec', 'aha-2020-bradycardia'),
        line('Hypothermia (not cold skin): OLMD before atropine', 'cems-2026'),
        line('Every 3-5 min, 3 mg at most', 'spec', 'aha-2020-bradycardia'),
        line('Mobitz II, 3rd degree: do not wait for it', 'aha-2020-bradycardia'),
      ],
      exits: [{ to: 'works' }],
    },
    {
      id: 'works',
      kind: 'decision',
      lines: [line('Atropine effective?')],
      exits: [
        { to: 'pace', label: 'No' },
        { to: 'observe', label: 'Yes' },
      ],
    },
    {
      id: 'observe',
      kind: 'end',
      lines: [line('Monitor and observe')],
      exits: [],
    },
    {
      id: 'pace',
      kind: 'action',
      lines: [
        line('Transcutaneous pacing'),
        line('and/or epinephrine 2-10 mcg/min', 'spec', 'aha-2020-bradycardia'),
        line('or dopamine 5-20 mcg/kg/min (not in the kits)', 'aha-2020-bradycardia'),
        line('Core below 30 °C: no pacing', 'isos-2025'),
      ],
      exits: [{ to: 'expert' }],
    },
    {
      id: 'expert',
      kind: 'end',
      lines: [line('Expert help (OLMD)'), line('Hospital: transvenous pacing')],
      exits: [],
    },
  ],
};
