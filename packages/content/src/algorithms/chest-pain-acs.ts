import { type Algorithm, line } from '@first60/edition';

export const chestPainAcsAlgorithm: Algorithm = {
  id: 'chest-pain-acs',
  title: 'Chest Pain / ACS',
  basis: 'Based on AHA 2020',
  note: line(
    'The steps follow the 2015 update of the AHA algorithm, the text at hand for this edition.',
    'aha-acs-2015',
  ),
  steps: [
    {
      id: 'start',
      kind: 'start',
      lines: [line('Chest discomfort: ischemia?'), line('Women, elderly, diabetics: often without pain')],
      exits: [{ to: 'first' }],
    },
    {
      id: 'first',
      kind: 'action',
      lines: [
        line('Monitor, be ready for CPR and shock'),
        line('Aspirin 324 mg, chewed', 'spec'),
        line('12-lead at once; send it'),
        line('Oxygen only if SpO2 is below 90% or breathless', 'aha-acs-2015', 'massachusetts-2026'),
        line('Note the time of onset'),
      ],
      exits: [{ to: 'nitroglycerin' }],
    },
    {
      id: 'nitroglycerin',
      kind: 'decision',
      lines: [
        line('Nitroglycerin safe?'),
        line('SBP above 100, pulse 50-100', 'spec', 'acc-nitrate-card'),
        line('No sildenafil type in 48 h', 'massachusetts-2026'),
        line('Inferior: V4R, then OLMD; none in RV infarction', 'massachusetts-2026'),
      ],
      exits: [
        { to: 'give-nitroglycerin', label: 'Yes' },
        { to: 'ecg', label: 'No' },
      ],
    },
    {
      id: 'give-nitroglycerin',
      kind: 'action',
      lines: [
        line('Nitroglycerin 0.4 mg SL', 'spec'),
        line('At most 3 doses (1.2 mg)', 'spec'),
        line('Pain, pressure not low: fentanyl'),
      ],
      exits: [{ to: 'ecg' }],
    },
    {
      id: 'ecg',
      kind: 'decision',
      lines: [
        line('12-lead: STEMI?'),
        line('ST elevation, or an occlusion pattern of the ECG sheet (OLMD)', 'aha-acs-2015', 'omi-2024'),
      ],
      exits: [
        { to: 'alert', label: 'Yes' },
        { to: 'changes', label: 'No' },
      ],
    },
    {
      id: 'alert',
      kind: 'action',
      lines: [
        line('STEMI alert: PCI center'),
        line('Send the tracing ahead', 'la-protocols-2025'),
        line('Fibrinolytic checklist', 'aha-acs-2015'),
      ],
      exits: [{ to: 'onset' }],
    },
    {
      id: 'onset',
      kind: 'decision',
      lines: [line('Onset within 12 hours?', 'aha-acs-2015')],
      exits: [
        { to: 'reperfusion', label: 'Yes' },
        { to: 'high-risk', label: 'No' },
      ],
    },
    {
      id: 'reperfusion',
      kind: 'end',
      lines: [
        line('Hospital: reperfusion'),
        line('Door-to-balloon under 90 min', 'spec'),
        line('Fibrinolysis: door-to-needle 30 min', 'aha-acs-2015'),
      ],
      exits: [],
    },
    {
      id: 'changes',
      kind: 'decision',
      lines: [line('ST depression or T inversion?')],
      exits: [
        { to: 'high-risk', label: 'Yes' },
        { to: 'repeat', label: 'No' },
      ],
    },
    {
      id: 'high-risk',
      kind: 'end',
      lines: [
        line('High risk: cardiac center'),
        line('Early invasive care if pain persists, VT, heart failure or unstable', 'aha-acs-2015'),
      ],
      exits: [],
    },
    {
      id: 'repeat',
      kind: 'action',
      lines: [line('Normal or unclear'), line('Repeat the 12-lead'), line('Hospital: serial ECG and troponin')],
      exits: [{ to: 'turned' }],
    },
    {
      id: 'turned',
      kind: 'decision',
      lines: [line('Changes appear?')],
      exits: [
        { to: 'observe', label: 'No' },
        { to: 'ecg', label: 'Yes', jump: true },
      ],
    },
    {
      id: 'observe',
      kind: 'end',
      lines: [line('Monitor, transport'), line('A normal ECG rules nothing out', 'la-protocols-2025')],
      exits: [],
    },
  ],
};
