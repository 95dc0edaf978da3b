import { type Algorithm, line } from '@first60/edition';

export const pediatricTachyarrhythmiaAlgorithm: Algorithm = {
  id: 'pediatric-tachyarrhythmia',
  title: 'Pediatric Tachyarrhythmia',
  basis: 'Based on AHA 2020',
  steps: [
    {
      id: 'start',
      kind: 'start',
      lines: [
        line('Fast rhythm, with a pulse'),
        line('Airway, breathing, oxygen'),
        line('Monitor, blood pressure, SpO2'),
        line('IV or IO, 12-lead'),
      ],
      exits: [{ to: 'sinus' }],
    },
    {
      id: 'sinus',
      kind: 'decision',
      lines: [
        line('Sinus tachycardia?'),
        line('P waves normal, rate varies'),
        line('Infant usually below 220, child below 180 per min', 'aha-2020-peds-tachycardia'),
      ],
      exits: [
        { to: 'cause', label: 'Yes' },
        { to: 'compromised', label: 'No' },
      ],
    },
    {
      id: 'cause',
      kind: 'end',
      lines: [line('Treat the cause'), line('Fever, pain, bleeding, dehydration')],
      exits: [],
    },
    {
      id: 'compromised',
      kind: 'decision',
      lines: [line('Compromised?'), line('Altered, shock or low pressure')],
      exits: [
        { to: 'compromised-wide', label: 'Yes' },
        { to: 'stable-wide', label: 'No' },
      ],
    },
    {
      id: 'compromised-wide',
      kind: 'decision',
      lines: [line('Wide QRS?'), line('Above 0.09 s', 'aha-2020-peds-tachycardia')],
      exits: [
        { to: 'vt-shock', label: 'Yes' },
        { to: 'svt-shock', label: 'No' },
      ],
    },
    {
      id: 'vt-shock',
      kind: 'end',
      lines: [
        line('Possible VT'),
        line('Regular: synchronized cardioversion 0.5-1 J/kg, then 2 J/kg', 'aha-2020-peds-tachycardia'),
        line('Irregular: unsynchronized, 2 J/kg, then 4 J/kg', 'spec', 'torsades-2016'),
        line('Expert (OLMD) before other drugs'),
      ],
      exits: [],
    },
    {
      id: 'svt-shock',
      kind: 'end',
      lines: [
        line('Probable SVT'),
        line(
          'With IV/IO: adenosine 0.1 mg/kg (6 mg at most), then 0.2 mg/kg (12 mg at most)',
          'spec',
          'aha-2020-peds-tachycardia',
        ),
        line(
          'No line, or adenosine fails: synchronized cardioversion 0.5-1 J/kg, then 2 J/kg',
          'aha-2020-peds-tachycardia',
        ),
      ],
      exits: [],
    },
    {
      id: 'stable-wide',
      kind: 'decision',
      lines: [line('Wide QRS?'), line('Above 0.09 s', 'aha-2020-peds-tachycardia')],
      exits: [
        { to: 'vt-drugs', label: 'Yes' },
        { to: 'svt-drugs', label: 'No' },
      ],
    },
    {
      id: 'vt-drugs',
      kind: 'end',
      lines: [
        line('Possible VT'),
        line('Irregular, pre-excited or long QT: no adenosine, no amiodarone', 'af-guideline-2014'),
        line('Regular and monomorphic: consider adenosine'),
        line('Expert help (OLMD)'),
      ],
      exits: [],
    },
    {
      id: 'svt-drugs',
      kind: 'end',
      lines: [
        line('Probable SVT'),
        line('Vagal maneuver'),
        line(
          'With IV/IO: adenosine 0.1 mg/kg (6 mg at most), then 0.2 mg/kg (12 mg at most)',
          'spec',
          'aha-2020-peds-tachycardia',
        ),
      ],
      exits: [],
    },
  ],
};
