import { type Algorithm, line } from '@first60/edition';

export const pediatricBradyarrhythmiaAlgorithm: Algorithm = {
  id: 'pediatric-bradyarrhythmia',
  title: 'Pediatric Bradyarrhythmia',
  basis: 'Based on AHA 2020',
  steps: [
    {
      id: 'start',
      kind: 'start',
      lines: [line('Slow rhythm, with a pulse'), line('Look for the cause')],
      exits: [{ to: 'support' }],
    },
    {
      id: 'support',
      kind: 'action',
      lines: [
        line('Airway first'),
        line('Bag-mask ventilation, oxygen'),
        line('Monitor, blood pressure, SpO2'),
        line('IV or IO'),
      ],
      exits: [{ to: 'compromised' }],
    },
    {
      id: 'compromised',
      kind: 'decision',
      lines: [line('Compromised?'), line('Sudden confusion, shock or low pressure')],
      exits: [
        { to: 'slow', label: 'Yes' },
        { to: 'observe', label: 'No' },
      ],
    },
    {
      id: 'slow',
      kind: 'decision',
      lines: [line('Below 60 per min?', 'aha-peds-bradycardia'), line('Despite oxygen and good ventilation')],
      exits: [
        { to: 'cpr', label: 'Yes' },
        { to: 'persists', label: 'No' },
      ],
    },
    {
      id: 'cpr',
      kind: 'action',
      lines: [line('Start CPR')],
      exits: [{ to: 'persists' }],
    },
    {
      id: 'persists',
      kind: 'decision',
      lines: [line('Bradycardia persists?')],
      exits: [
        { to: 'drugs', label: 'Yes' },
        { to: 'observe', label: 'No' },
      ],
    },
    {
      id: 'observe',
      kind: 'end',
      lines: [line('Support and observe'), line('Oxygen, 12-lead, treat the cause')],
      exits: [],
    },
    {
      id: 'drugs',
      kind: 'action',
      lines: [
        line('Continue CPR below 60 per min', 'aha-peds-bradycardia'),
        line('Hypothermia (not cold skin): OLMD before atropine; before epinephrine if core below 30 °C', 'cems-2026'),
        line('Epinephrine 0.01 mg/kg (1 mg at most) every 3-5 min', 'spec', 'aha-peds-2015'),
        line(
          'Vagal tone or AV block: atropine 0.02 mg/kg (0.1 mg at least, 0.5 mg at most)',
          'aha-peds-bradycardia',
          'aha-peds-2015',
        ),
        line('Treat the cause. Consider pacing, not with a core below 30 °C', 'isos-2025'),
      ],
      exits: [{ to: 'pulse' }],
    },
    {
      id: 'pulse',
      kind: 'decision',
      lines: [line('Pulse present?')],
      exits: [
        { to: 'arrest', label: 'No' },
        { to: 'persists', label: 'Yes', jump: true },
      ],
    },
    {
      id: 'arrest',
      kind: 'end',
      lines: [line('Pediatric cardiac arrest'), line('Open that algorithm')],
      exits: [],
    },
  ],
};
