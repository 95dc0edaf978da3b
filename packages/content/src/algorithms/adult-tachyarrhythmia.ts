import { type Algorithm, line } from '@first60/edition';

export const adultTachyarrhythmiaAlgorithm: Algorithm = {
  id: 'adult-tachyarrhythmia',
  title: 'Adult Tachyarrhythmia',
  basis: 'Based on AHA 2020',
  steps: [
    {
      id: 'start',
      kind: 'start',
      lines: [
        line('Fast rhythm, with a pulse'),
        line('The rhythm is rarely the cause below 150 per min', 'aha-2020-tachycardia'),
      ],
      exits: [{ to: 'assess' }],
    },
    {
      id: 'assess',
      kind: 'action',
      lines: [
        line('Find and treat the cause'),
        line('Airway; oxygen when SpO2 is low'),
        line('Monitor, blood pressure, SpO2'),
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
        { to: 'cardiovert', label: 'Yes' },
        { to: 'wide', label: 'No' },
      ],
    },
    {
      id: 'cardiovert',
      kind: 'action',
      lines: [
        line('Synchronized cardioversion'),
        line('Energy as the manufacturer recommends'),
        line('Consider sedation'),
        line('Regular and narrow: consider adenosine'),
        line(
          'Wide irregular or polymorphic: unsynchronized, defibrillation energy',
          'aha-2020-tachycardia',
          'massachusetts-2026',
        ),
      ],
      exits: [{ to: 'converted' }],
    },
    {
      id: 'converted',
      kind: 'decision',
      lines: [line('Rhythm converted?')],
      exits: [
        { to: 'watch', label: 'Yes' },
        { to: 'refractory', label: 'No' },
      ],
    },
    {
      id: 'watch',
      kind: 'end',
      lines: [line('Monitor, 12-lead'), line('Transport to a cardiac center')],
      exits: [],
    },
    {
      id: 'refractory',
      kind: 'end',
      lines: [
        line('Refractory'),
        line('Look for the cause'),
        line('More energy for the next shock'),
        line('Regular, not very wide, no dialysis or overdose: drug (OLMD)'),
        line('Expert help (OLMD)'),
      ],
      exits: [],
    },
    {
      id: 'wide',
      kind: 'decision',
      lines: [line('Wide QRS?'), line('0.12 s or more', 'aha-2020-tachycardia')],
      exits: [
        { to: 'wide-drugs', label: 'Yes' },
        { to: 'narrow-drugs', label: 'No' },
      ],
    },
    {
      id: 'wide-drugs',
      kind: 'end',
      lines: [
        line('IV, 12-lead'),
        line(
          'Irregular, pre-excited, long QT, very wide, dialysis, overdose: no adenosine or amiodarone',
          'af-guideline-2014',
          'hyperkalemia-wide-qrs',
        ),
        line('Regular and monomorphic: consider adenosine', 'aha-2020-tachycardia'),
        line('Regular VT: amiodarone 150 mg over 10 min', 'aha-2020-tachycardia'),
        line('Expert help (OLMD)'),
      ],
      exits: [],
    },
    {
      id: 'narrow-drugs',
      kind: 'end',
      lines: [
        line('IV, 12-lead'),
        line('Regular: vagal maneuver, adenosine 6 mg, then 12 mg', 'spec', 'aha-2020-tachycardia'),
        line('Beta-blocker or calcium-channel blocker where carried'),
        line('Expert help (OLMD)'),
      ],
      exits: [],
    },
  ],
};
