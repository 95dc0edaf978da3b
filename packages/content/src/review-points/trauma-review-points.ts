import type { ReviewPoint } from '@first60/edition';

export const headInjuryBagRates: ReviewPoint = {
  id: 'head-injury-bag-rates',
  topic: 'Head injury: rate of the bag',
  protocols: ['traumatic-brain-injury'],
  asShown: [
    'Too slow: bag-mask. Adult 10, child 20, infant 30 per min. No faster.',
    'Only then: adult 20 per min, EtCO2 30-35 mmHg.',
    'Child 22, infant 33 per min, same EtCO2.',
  ],
  grounds:
    'New Hampshire bags a child 12-20 and an infant 20-30; CEMS a child 25 and an infant 35. In herniation Salt Lake County gives an adult 12, others 20; the card takes the adult rate from one agency and the rates of children from another.',
  question: 'Which rates does your service teach, with and without signs of herniation?',
  sources: ['salt-lake-2026', 'nh-tbi', 'cems-2026', 'isos-2025', 'la-guidelines-2025'],
};

export const crushCalcium: ReviewPoint = {
  id: 'crush-calcium',
  topic: 'Crush: calcium before the release',
  protocols: ['crush-injury'],
  asShown: ['High potassium on the ECG; at risk on OLMD, finished 5 min before release'],
  grounds:
    'Los Angeles County gives calcium, bicarbonate and albuterol 5 min before the release to everyone at risk. CEMS and Massachusetts give calcium on ECG signs of high potassium alone.',
  question: 'Calcium before every release, or only with signs on the ECG or on OLMD?',
  sources: ['la-protocols-2025', 'cems-2026', 'massachusetts-2026'],
};

export const tranexamicAcidHeadInjury: ReviewPoint = {
  id: 'tranexamic-acid-head-injury',
  topic: 'Tranexamic acid: hemorrhagic shock with a head injury',
  protocols: ['traumatic-brain-injury', 'general-trauma', 'trauma-triage'],
  asShown: ['Head injury alone: only on OLMD', 'Hemorrhagic shock with head injury, within 3 hours of injury'],
  grounds:
    'Los Angeles County gives it in shock after several injuries without a call, and none for a head injury alone. International SOS and TCCC allow it in head injury. The cards give it in hemorrhagic shock, with a head injury too, and ask OLMD for a head injury alone.',
  question: 'Without a call in shock with a head injury? And for a head injury alone?',
  sources: ['la-1309', 'la-protocols-2025', 'isos-2025', 'tccc'],
};

export const traumaPressureTargets: ReviewPoint = {
  id: 'trauma-pressure-targets',
  topic: 'Bleeding after injury: which pressure for whom',
  protocols: ['general-trauma', 'soft-tissue-orthopedic', 'trauma-triage'],
  asShown: [
    'Adult, blunt, or penetrating and not thinking clearly, pregnant, cord injury or crush: SBP 90 mmHg; no cuff: radial pulse.',
    'Adult under 65, penetrating, thinking clearly, not pregnant, no cord injury, no crush: SBP about 70 mmHg.',
    'From 65 years, any injury: OLMD sets the target, SBP 90 mmHg until then.',
  ],
  grounds:
    'Los Angeles County fills to SBP 90 after blunt injury, and to 70 after penetrating injury with a normal mental state; one that is not normal gets fluid until it and the pressure improve. It gives 250 mL and then calls for every patient, and names neither age, pregnancy, cord injury nor crush. Salt Lake County keeps SBP 90 without a head injury and 110 with one. CEMS keeps SBP 90, above 70 years 100. No source read lets OLMD set the target from 65 years, or keeps the pregnant, the cord and the crush injury from 70.',
  question:
    'SBP 70 at all, and for whom not? Which target from 65 years, and while OLMD is not reached? After how many mL is OLMD called?',
  sources: ['la-protocols-2025', 'salt-lake-2026', 'cems-2026'],
};

export const burnFluidSmallChild: ReviewPoint = {
  id: 'burn-fluid-small-child',
  topic: 'Burns: fluid for a child under 10 kg',
  protocols: ['burns'],
  asShown: ['125 mL/h to 5 years and from 10 kg, 250 mL/h at 6-13 years'],
  grounds:
    'The sources give 125 mL/h to every child of 5 years or younger. At 4 kg that is 31 mL/kg an hour; the formula of the burn centers comes to 15 mL/h for a burn of 20%. The card asks OLMD under 10 kg.',
  question: 'Which rate, and which sugar, under 10 kg?',
  sources: ['isos-2025', 'aba-ems-fluids', 'aba-consensus-fluids'],
};
