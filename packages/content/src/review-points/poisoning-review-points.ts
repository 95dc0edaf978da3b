import type { ReviewPoint } from '@first60/edition';

export const poisonLine: ReviewPoint = {
  id: 'poison-line',
  topic: 'Poison advice: 937',
  protocols: ['poisoning-overdose'],
  asShown: ['Poison advice, Ministry of Health: 937, day and night. Test the number locally.'],
  grounds: 'The number stands in news of the ministry. Nobody has called it for this edition, so the line is marked.',
  question: 'Does 937 reach poison advice from your control room and from the vehicles?',
  sources: ['moh-sa-poison-line'],
};

export const nerveAgentAntidoteAndDecontamination: ReviewPoint = {
  id: 'nerve-agent-antidote-and-decontamination',
  topic: 'Nerve agent: antidote together with decontamination from moderate up',
  protocols: ['nerve-agent'],
  asShown: [
    'Moderate (breathless, vomiting), over 41 kg: 2 injectors now. Mild: decontaminate, then 1.',
    'Decontaminate meanwhile: undress, then rinse skin and eyes with a lot of water.',
  ],
  grounds:
    'Los Angeles County treats severe poisoning while it decontaminates, and mild and moderate after it. The label gives the injector as soon as signs appear and decontamination as soon as possible. Moderate can turn severe within minutes, so the card does both at once from moderate up; mild waits.',
  question: 'May crews inject a moderate casualty before decontamination is complete? And a mild one?',
  sources: ['la-protocols-2025', 'fda-duodote'],
};

export const nerveAgentSmallChild: ReviewPoint = {
  id: 'nerve-agent-small-child',
  topic: 'Nerve agent: a child of 41 kg or less without a line',
  protocols: ['nerve-agent'],
  asShown: [
    '41 kg or less, not mild: atropine now, 0.05 mg/kg (0.5 mL/kg) IV/IO, 2 mg at most.',
    'Child of 41 kg or less, severe, no atropine or no line: 1 injector at 13-25 kg, 2 above 25 kg. Mild or moderate: OLMD.',
    'Under 13 kg, severe: atropine by vein or bone. Not possible: suction, bag-mask, OLMD at once for 1 injector.',
  ],
  grounds:
    'The label excludes 41 kg or less. Los Angeles County gives 1 injector from 3 kg up, also when moderate; Massachusetts none below 13 kg. The stocked syringe of 0.1 mg/mL is too weak for a muscle: 20 kg would need 10 mL.',
  question: 'Which child without a line gets the adult injector? Should an ampoule of 1 mg/mL be stocked for IM use?',
  sources: ['fda-duodote', 'la-protocols-2025', 'massachusetts-2026'],
};

export const hydroxocobalaminWithoutCall: ReviewPoint = {
  id: 'hydroxocobalamin-without-call',
  topic: 'Hydroxocobalamin: an adult without a call',
  protocols: ['burns', 'poisoning-overdose-environmental'],
  asShown: [
    'Smoke plus coma, shock or arrest: hydroxocobalamin 5000 mg over 15 min at once; child 70 mg/kg on OLMD.',
    'Hydroxocobalamin for a child, or a second dose.',
  ],
  grounds:
    'Los Angeles County gives an adult with heart, brain or breathing failure the first dose without an order. Salt Lake County calls for a child. A second dose waits for OLMD here, Los Angeles County repeats once after 15 min.',
  question: 'May crews give an adult the first dose, and a child too, without a call?',
  sources: ['la-protocols-2025', 'la-1309', 'salt-lake-2026'],
};

export const hydrofluoricAcidCalcium: ReviewPoint = {
  id: 'hydrofluoric-acid-calcium',
  topic: 'Hydrofluoric acid: calcium chloride is the only calcium stocked',
  protocols: ['burns', 'poisoning-overdose-environmental'],
  asShown: [
    'Hydrofluoric acid in arrest: at once; twitching or long QT: on OLMD. Calcium chloride 1000 mg; child 20 mg/kg, 1000 mg at most.',
    'Hydrofluoric acid: rinse long, then calcium gluconate gel 2.5% if carried; a burned hand into a glove of it.',
  ],
  grounds:
    'Salt Lake County and CEMS give calcium gluconate, into a vein and as a gel. It is not stocked. Calcium chloride 1000 mg holds about three times the calcium of gluconate 1000 mg; a handbook gives it in large amounts in fluorosis, notes give 5-10 mL over 5-10 min. It must not go under the skin.',
  question:
    'Is 1000 mg right, and without a call for twitching or long QT too, as in arrest? Should gluconate and its gel be stocked?',
  sources: ['salt-lake-2026', 'cems-2026', 'calcium-notes', 'fluoride-page'],
};

export const scorpionEpinephrineAndFluid: ReviewPoint = {
  id: 'scorpion-epinephrine-and-fluid',
  topic: 'Scorpion sting: epinephrine and fluid only on OLMD',
  protocols: ['poisoning-overdose-environmental'],
  asShown: [
    'Scorpion: sweating, drooling, jerking or wet lungs without hives is venom, not allergy. Epinephrine only on OLMD.',
    'Lungs after every step. Wet: no bolus, oxygen, OLMD. Failing or drowsy: bag-mask with PEEP.',
  ],
  grounds:
    'A review of 703 patients with a stung heart finds lung edema in 61% and takes the shock for cardiac; its digest advises dobutamine and neither epinephrine nor norepinephrine. The requirement gives a child 20 mL/kg; the card gives it in steps of 5-10 mL/kg, as a course teaches for a failing heart. Dobutamine and prazosin are not stocked.',
  question:
    'May crews give epinephrine for wheeze or collapse after a scorpion sting without a call? Nitroglycerin for wet lungs with high pressure?',
  sources: ['scorpion-myocarditis-2023', 'pals-shock-copy', 'spec', 'la-protocols-2025'],
};
