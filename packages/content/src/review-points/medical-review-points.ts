import type { ReviewPoint } from '@first60/edition';

export const albuterolChildAboveAdult: ReviewPoint = {
  id: 'albuterol-child-above-adult',
  topic: 'Albuterol and diphenhydramine: a child gets no more than an adult',
  protocols: ['anaphylaxis', 'anaphylaxis-allergic-reaction', 'crush-injury'],
  asShown: ['2.5 mg (1 nebule)', '1 mg/kg (max 25 mg)'],
  grounds:
    'Wheeze: adults and children get 2.5 mg a nebule. Los Angeles County gives 5 mg from 4 years and to adults; Western Virginia gives a child 0.15 mg/kg. Diphenhydramine: an adult gets 25 mg, so a child gets no more; Maryland and Massachusetts let both have 50 mg.',
  question: 'Albuterol 5 mg from 4 years and for adults? Diphenhydramine up to 50 mg for both?',
  sources: ['maryland-2020', 'wvems-2026', 'la-1309', 'la-protocols-2025'],
};

export const anaphylaxisOver65: ReviewPoint = {
  id: 'anaphylaxis-over-65',
  topic: 'Anaphylaxis over 65 years or under 6 months',
  protocols: ['anaphylaxis', 'anaphylaxis-allergic-reaction'],
  asShown: [
    'Infant under 6 months: in clear anaphylaxis give the first dose, then call.',
    'Over 65 years, or heart disease: call early. In clear anaphylaxis give the first dose.',
    'Over 65 years: Massachusetts wants OLMD before epinephrine.',
  ],
  grounds: 'Massachusetts asks first; the Australian guidance knows no contraindication. The card gives, then calls.',
  question: 'May crews give the first IM dose to a patient over 65, or under 6 months, without a call?',
  sources: ['massachusetts-2026', 'aust-prescriber-2021'],
};

export const anaphylaxisBeyondThreeDoses: ReviewPoint = {
  id: 'anaphylaxis-beyond-three-doses',
  topic: 'Anaphylaxis: epinephrine IM beyond the 3rd dose',
  protocols: ['anaphylaxis', 'anaphylaxis-allergic-reaction'],
  asShown: [
    '3 doses, then the drip or OLMD; no line or pump and still signs: go on every 5 min while calling.',
    'Signs remain after the 2nd IM dose. The 3rd does not wait for the call.',
  ],
  grounds:
    'The agencies call after 2 or 3 doses. A crew without a line or a pump has no drip, and nothing else treats the patient: the card lets no crew stop epinephrine in a dying patient for want of a call. An order from OLMD still rules.',
  question: 'May crews go on with epinephrine IM every 5 min after the 3rd dose while they call?',
  sources: ['salt-lake-2026', 'la-protocols-2025'],
};

export const strokeScaleWording: ReviewPoint = {
  id: 'stroke-scale-wording',
  topic: 'GCS 9-12 and FAST-ED 4-6: what the crew is told',
  protocols: ['stroke', 'traumatic-brain-injury', 'altered-mental-status'],
  asShown: [
    'GCS 9-12: monitor closely, repeat GCS and pupils, suction and bag-mask at hand.',
    'FAST-ED 1-3 mild, 4-6 moderate, 7 or more severe: large vessel occlusion suspected.',
    'FAST-ED 4 or more, or Cincinnati 3: large vessel suspected. OLMD names the center.',
  ],
  grounds:
    'The requirement asks for monitoring advice at GCS 9-12 without saying which. Its FAST-ED bands suspect a large vessel occlusion from 7; the published scale does from 4. At 4-6 the result says so and sends the crew to OLMD for the destination. Salt Lake County knows Cincinnati alone and takes 3 of 3 for a large vessel. Where the two scales differ, the card lets the higher one rule and asks OLMD.',
  question:
    'Is the advice right? Which scale names the center in your service, and do patients with FAST-ED 4-6 go to a thrombectomy center?',
  sources: ['spec', 'fast-ed-2016', 'salt-lake-2026'],
};

export const eclampsiaImMagnesium: ReviewPoint = {
  id: 'eclampsia-im-magnesium',
  topic: 'Eclampsia without IV or IO: magnesium IM',
  protocols: ['seizures'],
  asShown: [
    'No IV or IO: magnesium 10 g deep IM, one 10 mL vial into each buttock, undiluted, on OLMD. Works within 1 hour.',
  ],
  grounds:
    'The ACOG checklist gives 10 g IM, 5 g in each buttock, where there is no IV. The US label gives the same 10 g together with 4 g IV; Salt Lake County 5 g IM. The card gives 10 g on OLMD, and midazolam at once for the seizure.',
  question: 'May crews give 10 g IM as a standing order when there is no IV or IO?',
  sources: ['acog-eclampsia-checklist', 'fda-magnesium', 'salt-lake-2026', 'isos-2025'],
};

export const seizureAfterImDose: ReviewPoint = {
  id: 'seizure-after-im-dose',
  topic: 'Still seizing after the IM or IN dose of midazolam',
  protocols: ['seizures'],
  asShown: [
    'No line: the IM or IN dose, once. Still seizing after 5 min: OLMD for an IV dose.',
    "2 doses without effect, the family's included: OLMD. Expect to take over the breathing.",
    'Still seizing 5 min after it: one of ours, not reduced for it, then OLMD. Family gave two: OLMD first.',
  ],
  grounds:
    "Los Angeles County ends at 10 mg before a call, so 10 mg IM leaves no IV dose without one. Salt Lake County repeats 10 mg IM after 10 min; NASEMSO calls after 2 doses. Queensland counts doses before the hospital among the two; the card counts the family's as a dose, and not its mg among the 10 mg or 0.4 mg/kg of ours.",
  question:
    'May crews give one IV dose (5 mg; child 0.1 mg/kg) after the IM or IN dose without a call? Is 0.4 mg/kg, 10 mg at most, right as the total of a child, and ours not reduced for the drug of the family?',
  sources: ['la-1309', 'la-protocols-2025', 'salt-lake-2026', 'nasemso-2022', 'queensland-status-epilepticus'],
};

export const injectorUnder15Kg: ReviewPoint = {
  id: 'injector-under-15-kg',
  topic: 'Anaphylaxis under 15 kg when nothing can be drawn up',
  protocols: ['anaphylaxis', 'anaphylaxis-allergic-reaction'],
  asShown: ['Under 15 kg: draw up 0.01 mg/kg. Not drawn up at once: the 0.15 mg injector, do not wait.'],
  grounds:
    'The label of the 0.15 mg injector begins at 15 kg; at 10 kg it is half as much again as 0.01 mg/kg. The Canadian society prescribes it below 15 kg because no dose at all can kill; it expects mild, short effects.',
  question: 'Is the injector right for a BLS crew with a child under 15 kg, and is there a lowest weight?',
  sources: ['csaci-2015', 'fda-epipen'],
};

export const ondansetronChildRepeat: ReviewPoint = {
  id: 'ondansetron-child-repeat',
  topic: 'Ondansetron: second dose for a child',
  protocols: ['nausea-vomiting', 'general-prehospital-care'],
  asShown: ['Child: 0.1 mg/kg, 4 mg at most, once.', 'Adult: once more after 15 min. 8 mg in total.'],
  grounds:
    'The requirement caps a child at 4 mg a dose and ondansetron at 8 mg in total, and says nothing of a second dose for a child. The card gives a child one dose.',
  question: 'May a child get a second dose?',
  sources: ['spec', 'fda-ondansetron'],
};

export const diazepamRectal: ReviewPoint = {
  id: 'diazepam-rectal',
  topic: 'Diazepam by the rectum: dose by age',
  protocols: ['seizures'],
  asShown: [
    '0.5 mg/kg (max 10 mg), 2-5 years',
    '0.3 mg/kg (max 10 mg), 6-11 years',
    '0.2 mg/kg (max 10 mg), 12-17 years',
  ],
  grounds:
    'The US label gives the dose per kg by age, up to 20 mg, and none under 2 years. MSF and Australian Prescriber give every child 0.5 mg/kg, at most 10 mg; Maryland 0.2 mg/kg. The row takes the doses of the label and the ceiling of 10 mg.',
  question: 'By age as shown, or 0.5 mg/kg for every child; and which dose under 2 years?',
  sources: ['diastat-label', 'msf-diazepam', 'australian-prescriber-diazepam', 'maryland-2020'],
};

export const fentanylLowestAge: ReviewPoint = {
  id: 'fentanyl-lowest-age',
  topic: 'Fentanyl: from which age without a call',
  protocols: [
    'general-trauma',
    'soft-tissue-orthopedic',
    'abdominal-pain',
    'needle-thoracostomy',
    'transport-ventilator',
  ],
  asShown: [
    'Child from 1 year without a line: fentanyl 1.5 mcg/kg into the nose.',
    'Not while the blood pressure is low',
  ],
  grounds:
    'Los Angeles County doses children from 3 kg. Melbourne gives it by the nose from 12 months. No source read sets an age for the vein; the rows ask OLMD under 1 year by every way.',
  question: 'From 1 year, earlier, or at any age without a call? The same by the nose and the vein?',
  sources: ['la-1309', 'rch-nasal-fentanyl'],
};

export const nasalDeadSpace: ReviewPoint = {
  id: 'nasal-dead-space',
  topic: 'Drug by the nose: what stays in the atomizer',
  protocols: ['general-trauma', 'soft-tissue-orthopedic', 'burns', 'seizures'],
  asShown: ['IN, half in each nostril', 'Child from 1 year without a line: fentanyl 1.5 mcg/kg into the nose.'],
  grounds:
    'An atomizer keeps about 0.1 mL, so 0.1 mL more is drawn up where one is used: a third of the 0.3 mL of a child of 10 kg. That the vehicles carry atomizers is not confirmed, and dripped from the syringe the 0.1 mL would be given as well. The cards name the dose alone.',
  question: 'Are atomizers carried, and is 0.1 mL to be drawn up for them?',
  sources: ['rch-nasal-fentanyl'],
};
