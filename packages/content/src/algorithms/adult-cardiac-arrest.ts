import { type Algorithm, line } from '@first60/edition';

export const adultCardiacArrestAlgorithm: Algorithm = {
  id: 'adult-cardiac-arrest',
  title: 'Adult Cardiac Arrest',
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
      lines: [line('Start CPR'), line('Give oxygen'), line('Attach monitor or AED pads')],
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
        line('Shock, then CPR 2 min', 'aha-2020-arrest'),
        line("Biphasic: manufacturer's energy, first 120-200 J; unknown: maximum", 'aha-2020-arrest'),
        line('Monophasic: 360 J', 'aha-2020-arrest'),
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
        line('Shock, then CPR 2 min', 'aha-2020-arrest'),
        line('Epinephrine 1 mg every 3-5 min', 'spec', 'aha-2020-arrest'),
        line('Consider advanced airway, capnography', 'aha-2020-arrest'),
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
        line('Shock, then CPR 2 min', 'aha-2020-arrest'),
        line('Amiodarone 300 mg, in a later cycle 150 mg', 'spec', 'aha-2020-arrest'),
        line('or lidocaine 1.5 mg/kg, in a later cycle 0.75 mg/kg', 'aha-2020-arrest'),
        line('Treat reversible causes', 'aha-2020-arrest'),
      ],
      exits: [{ to: 'check-1', label: 'Then', jump: true }],
    },
    {
      id: 'epinephrine',
      kind: 'action',
      lines: [
        line('Asystole or PEA'),
        line('Epinephrine 1 mg as soon as possible, then every 3-5 min', 'spec', 'aha-2020-arrest'),
      ],
      exits: [{ to: 'cpr-1' }],
    },
    {
      id: 'cpr-1',
      kind: 'action',
      lines: [
        line('CPR 2 min', 'aha-2020-arrest'),
        line('IV or IO access'),
        line('Epinephrine every 3-5 min', 'spec', 'aha-2020-arrest'),
        line('Consider advanced airway, capnography', 'aha-2020-arrest'),
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
      lines: [line('CPR 2 min', 'aha-2020-arrest'), line('Treat reversible causes', 'aha-2020-arrest')],
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
      lines: [
        line('Pulse back (ROSC)?'),
        line('Pulse and pressure; sudden sustained rise of EtCO2, typically 40 mmHg or more', 'aha-2020-arrest'),
      ],
      exits: [
        { to: 'post-arrest', label: 'Yes' },
        { to: 'cpr-1', label: 'No', jump: true },
      ],
    },
    {
      id: 'post-arrest',
      kind: 'end',
      lines: [line('Post-arrest care'), line('Airway, breathing, pressure, 12-lead, PCI center')],
      exits: [],
    },
  ],
};
