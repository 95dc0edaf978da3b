import { type Algorithm, line } from '@first60/edition';

export const pediatricCardiacArrestAlgorithm: Algorithm = {
  id: 'pediatric-cardiac-arrest',
  title: 'Pediatric Cardiac Arrest',
  basis: 'Based on AHA 2020',
  note: line(
    'Cold patient, core below 30 °C: at most 3 shocks, no antiarrhythmic, epinephrine only on OLMD; 30-35 °C: epinephrine every 6-10 min',
    'salt-lake-2026',
    'nasemso-2022',
    'ebm-hypothermia',
  ),
  steps: [
    {
      id: 'start',
      kind: 'start',
      lines: [line('Start CPR'), line('Bag-mask with oxygen'), line('Attach monitor or AED pads')],
      exits: [{ to: 'rhythm' }],
    },
    {
      id: 'rhythm',
      kind: 'decision',
      lines: [line('Shockable rhythm?'), line('VF or pulseless VT')],
      exits: [
        { to: 'shock-1', label: 'Yes' },
        { to: 'epinephrine', label: 'No' },
      ],
    },
    {
      id: 'shock-1',
      kind: 'action',
      lines: [
        line('Shock 2 J/kg', 'spec', 'aha-peds-arrest-2015'),
        line('CPR 2 min', 'aha-peds-arrest-2015'),
        line('IV or IO access'),
      ],
      exits: [{ to: 'check-1' }],
    },
    {
      id: 'check-1',
      kind: 'decision',
      lines: [line('Still shockable?')],
      exits: [
        { to: 'shock-2', label: 'Yes' },
        { to: 'rosc', label: 'No' },
      ],
    },
    {
      id: 'shock-2',
      kind: 'action',
      lines: [
        line('Shock 4 J/kg (2 J/kg if the first)', 'spec', 'aha-peds-arrest-2015'),
        line('CPR 2 min', 'aha-peds-arrest-2015'),
        line('Epinephrine 0.01 mg/kg (1 mg at most) every 3-5 min', 'spec', 'aha-peds-arrest-2015'),
        line('Consider advanced airway', 'aha-peds-arrest-2015'),
      ],
      exits: [{ to: 'check-2' }],
    },
    {
      id: 'check-2',
      kind: 'decision',
      lines: [line('Still shockable?')],
      exits: [
        { to: 'shock-3', label: 'Yes' },
        { to: 'rosc', label: 'No' },
      ],
    },
    {
      id: 'shock-3',
      kind: 'action',
      lines: [
        line('Shock 4 J/kg or more', 'aha-peds-arrest-2015'),
        line('At most 10 J/kg or the adult dose', 'aha-peds-arrest-2015'),
        line('CPR 2 min', 'aha-peds-arrest-2015'),
        line(
          'Amiodarone 5 mg/kg (300 mg at most) or lidocaine 1 mg/kg (100 mg at most)',
          'spec',
          'aha-peds-2015',
          'aha-peds-arrest-2015',
          'nhcps-lidocaine',
          'salt-lake-2026',
        ),
        line('Treat reversible causes'),
      ],
      exits: [{ to: 'check-1', label: 'Then', jump: true }],
    },
    {
      id: 'epinephrine',
      kind: 'action',
      lines: [
        line('Asystole or PEA'),
        line('Epinephrine 0.01 mg/kg (1 mg at most), as early as possible', 'spec', 'aha-2020-peds-part-4'),
      ],
      exits: [{ to: 'cpr-1' }],
    },
    {
      id: 'cpr-1',
      kind: 'action',
      lines: [
        line('CPR 2 min', 'aha-peds-arrest-2015'),
        line('IV or IO access'),
        line('Epinephrine every 3-5 min', 'spec', 'aha-peds-arrest-2015'),
        line('Consider advanced airway', 'aha-peds-arrest-2015'),
      ],
      exits: [{ to: 'check-3' }],
    },
    {
      id: 'check-3',
      kind: 'decision',
      lines: [line('Shockable now?')],
      exits: [
        { to: 'cpr-2', label: 'No' },
        { to: 'shock-2', label: 'Yes', jump: true },
      ],
    },
    {
      id: 'cpr-2',
      kind: 'action',
      lines: [line('CPR 2 min', 'aha-peds-arrest-2015'), line('Treat reversible causes')],
      exits: [{ to: 'check-4' }],
    },
    {
      id: 'check-4',
      kind: 'decision',
      lines: [line('Shockable now?')],
      exits: [
        { to: 'rosc', label: 'No' },
        { to: 'shock-2', label: 'Yes', jump: true },
      ],
    },
    {
      id: 'rosc',
      kind: 'decision',
      lines: [line('Pulse back (ROSC)?')],
      exits: [
        { to: 'post-arrest', label: 'Yes' },
        { to: 'cpr-1', label: 'No', jump: true },
      ],
    },
    {
      id: 'post-arrest',
      kind: 'end',
      lines: [line('Post-arrest care'), line('Airway, breathing, pressure, glucose, temperature')],
      exits: [],
    },
  ],
};
