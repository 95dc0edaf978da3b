import type { CategoryGroup } from '@first60/edition';

/**
 * The seven category groups in the order the home page shows them. Every protocol is in exactly one,
 * so that home, category, card is two taps for all of them. A group takes the colour of the most
 * urgent priority that is usual in it.
 */
export const groups = [
  {
    id: 'adult-cardiac',
    title: 'Adult Cardiac',
    color: 'red',
    protocols: [
      'adult-cardiac-arrest',
      'pediatric-cardiac-arrest',
      'adult-tachyarrhythmia',
      'pediatric-tachyarrhythmia',
      'adult-bradyarrhythmia',
      'pediatric-bradyarrhythmia',
      'chest-pain-acs',
      'stemi-supplemental',
      'pulmonary-edema-chf',
    ],
  },
  {
    id: 'adult-medical',
    title: 'Adult Medical',
    color: 'orange',
    protocols: ['sepsis', 'shock', 'syncope', 'abdominal-pain', 'nausea-vomiting', 'poisoning-overdose'],
  },
  {
    id: 'allergy-immunology',
    title: 'Allergy/Immunology',
    color: 'red',
    protocols: ['anaphylaxis', 'anaphylaxis-allergic-reaction'],
  },
  {
    id: 'trauma-environmental',
    title: 'Trauma & Environmental',
    color: 'red',
    protocols: [
      'trauma-triage',
      'general-trauma',
      'burns',
      'crush-injury',
      'soft-tissue-orthopedic',
      'spinal-injury-assessment',
      'spinal-immobilization',
      'traumatic-brain-injury',
      'traumatic-arrest',
      'drowning-submersion',
      'heat-emergencies',
      'poisoning-overdose-environmental',
      'nerve-agent',
    ],
  },
  {
    id: 'adult-neurologic',
    title: 'Adult Neurologic',
    color: 'red',
    protocols: ['stroke', 'seizures', 'altered-mental-status'],
  },
  {
    id: 'procedures-access',
    title: 'Procedures & Access',
    color: 'blue',
    protocols: [
      'bvm-ventilation',
      'oral-nasal-airways',
      'rapid-sequence-intubation',
      'endotracheal-intubation',
      'needle-thoracostomy',
      'intraosseous-access',
      'iv-insertion',
    ],
  },
  {
    id: 'operations-general',
    title: 'Operations & General Care',
    color: 'blue',
    protocols: [
      'adult-pediatric-trauma-triage',
      'automated-cpr-device',
      'transport-ventilator',
      'general-prehospital-care',
    ],
  },
] as const satisfies readonly CategoryGroup[];
