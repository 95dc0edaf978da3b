import type { ReviewPoint } from './model/review-point.ts';

/**
 * What the sources leave open, for the medical director to decide. `asShown` quotes the edition: a check refuses a
 * quotation that no card or row says any more, so that nobody signs a judgement about a text that has changed.
 */
export const reviewPoints: readonly ReviewPoint[] = [
  {
    id: 'altered-mental-status-priority',
    topic: 'Altered mental status is filed as critical',
    protocols: ['altered-mental-status'],
    asShown: ['Glucose now. Below 60 mg/dL: treat at once.'],
    grounds:
      'The requirement names eight critical tiles and this card is not among them; it fixes no priority for it. The card is red because it covers low glucose, opioids and an airway at risk.',
    question: 'Is red right, or should it be urgent?',
    sources: ['spec'],
  },
  {
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
  },
  {
    id: 'crush-calcium',
    topic: 'Crush: calcium before the release',
    protocols: ['crush-injury'],
    asShown: ['High potassium on the ECG; at risk on OLMD, finished 5 min before release'],
    grounds:
      'Los Angeles County gives calcium, bicarbonate and albuterol 5 min before the release to everyone at risk. CEMS and Massachusetts give calcium on ECG signs of high potassium alone.',
    question: 'Calcium before every release, or only with signs on the ECG or on OLMD?',
    sources: ['la-protocols-2025', 'cems-2026', 'massachusetts-2026'],
  },
  {
    id: 'albuterol-child-above-adult',
    topic: 'Albuterol and diphenhydramine: a child gets no more than an adult',
    protocols: ['anaphylaxis', 'anaphylaxis-allergic-reaction', 'crush-injury'],
    asShown: ['2.5 mg (1 nebule)', '1 mg/kg (max 25 mg)'],
    grounds:
      'Wheeze: adults and children get 2.5 mg a nebule. Los Angeles County gives 5 mg from 4 years and to adults; Western Virginia gives a child 0.15 mg/kg. Diphenhydramine: an adult gets 25 mg, so a child gets no more; Maryland and Massachusetts let both have 50 mg.',
    question: 'Albuterol 5 mg from 4 years and for adults? Diphenhydramine up to 50 mg for both?',
    sources: ['maryland-2020', 'wvems-2026', 'la-1309', 'la-protocols-2025'],
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
    id: 'seizure-after-im-dose',
    topic: 'Still seizing after the IM or IN dose of midazolam',
    protocols: ['seizures'],
    asShown: [
      'No line: the IM or IN dose, once. Still seizing after 5 min: OLMD for an IV dose.',
      "2 doses without effect, the family's included: OLMD. Expect to take over the breathing.",
    ],
    grounds:
      'Los Angeles County ends at 10 mg before a call, so 10 mg IM leaves no IV dose without one. Salt Lake County repeats 10 mg IM after 10 min; NASEMSO calls after 2 doses. No source read says that a dose of the family counts; the card counts it, which only makes the call earlier.',
    question:
      'May crews give one IV dose (5 mg; child 0.1 mg/kg) after the IM or IN dose without a call? Is 0.4 mg/kg, 10 mg at most, right as the total of a child?',
    sources: ['la-1309', 'la-protocols-2025', 'salt-lake-2026', 'nasemso-2022'],
  },
  {
    id: 'injector-under-15-kg',
    topic: 'Anaphylaxis under 15 kg when nothing can be drawn up',
    protocols: ['anaphylaxis', 'anaphylaxis-allergic-reaction'],
    asShown: ['Under 15 kg: draw up 0.01 mg/kg. Not drawn up at once: the 0.15 mg injector, do not wait.'],
    grounds:
      'The label of the 0.15 mg injector begins at 15 kg; at 10 kg it is half as much again as 0.01 mg/kg. The Canadian society prescribes it below 15 kg because no dose at all can kill; it expects mild, short effects.',
    question: 'Is the injector right for a BLS crew with a child under 15 kg, and is there a lowest weight?',
    sources: ['csaci-2015', 'fda-epipen'],
  },
  {
    id: 'humerus-needle',
    topic: 'Needle for the upper arm of an adult',
    protocols: ['intraosseous-access'],
    asShown: ['Yellow 45 mm: from 40 kg with thick tissue, and the adult upper arm.'],
    grounds:
      'The chart names the 45 mm needle for thick tissue and for the adult upper arm. A lean adult could take 25 mm. The step between pink and the longer needles lies at 39 or 40 kg.',
    question: 'Always 45 mm in the adult upper arm, or by depth of tissue?',
    sources: ['ez-io-biotel'],
  },
  {
    id: 'child-chest-needle',
    topic: 'Needle and site to decompress the chest of a child',
    protocols: ['needle-thoracostomy'],
    asShown: [
      'Child: IV cannula (sized at the side): under 5 years 22G 2.5 cm, 5-9 years 20G 3.2 cm, 10-14 years 18G 4.5 cm.',
      'Front, always under 15 years: 2nd space, midclavicular line, just above the 3rd rib.',
      'Child, no needle of that length: OLMD. In arrest: the long one, gripped at the length for the age.',
    ],
    grounds:
      'CT of children of 0, 5 and 10 years at the 4th space, anterior axillary line, favors 22G 2.5 cm, 22G 2.5 cm or 20G 3.2 cm, and 18G 4.5 cm; 22G still reaches a vital structure in 14-24% of infants. The same children had a thicker wall at the front from 5 years, and heart or thymus behind it in some at 0 and 5 years. The bands between those ages are the shorter reading. Health Sciences North takes 14G or 16G 3.8 cm under 13 years, Los Angeles County half of the adult needle. Maryland takes the front site under 15 years, Central East Ontario the side. What to do without the needle has no source.',
    question: 'Which cannulas and which site for children, are they in the kits, and what without them?',
    sources: [
      'leonhard-2019',
      'terboven-2019',
      'hsn-child-needle',
      'pediatric-chest-wall',
      'la-guidelines-2025',
      'maryland-2020-decompression',
      'cepcp-decompression',
    ],
  },
  {
    id: 'sedation-clock',
    topic: 'Sedation after intubation: when the first dose is due',
    protocols: ['rapid-sequence-intubation', 'endotracheal-intubation', 'transport-ventilator'],
    asShown: [
      'After etomidate or propofol: sedate as soon as the CO2 wave is seen, within 5 min.',
      'After each dose of ketamine: sedate again at 10 min, 15 min at the latest.',
      'After midazolam: sedate again by 20 min. Both doses used: ketamine 1 mg/kg, 100 mg at most, and call OLMD.',
    ],
    grounds:
      'Etomidate acts for 3-5 min, propofol 3-10 min, ketamine 5-10 min, rocuronium 60-70 min. CEMS, which induces with ketamine, sedates at 20 min or at signs of waking. In ED-AWARENESS and later studies awareness was more frequent after rocuronium. No source gives 5 or 15 min as a limit: they follow from how long the drugs act.',
    question:
      'Are the limits right for your drugs, also after a low blood pressure? After 10 mg of midazolam: ketamine at once, as shown?',
    sources: ['isos-2025', 'propofol-rsi', 'fda-ketamine', 'rocuronium-time', 'cems-2026', 'ed-awareness-2021'],
  },
  {
    id: 'child-tube-depth',
    topic: 'Depth of the tube in a child',
    protocols: ['endotracheal-intubation'],
    asShown: [
      'Child: 10-11 kg 11-12 cm, 12-14 kg 13.5 cm, 15-18 kg 14-15 cm, 19-23 kg 16.5 cm.',
      'Child over 36 kg, or from 1 year without a weight: age / 2 + 12 cm.',
    ],
    grounds:
      'The depths are those of the length-based tape and of the color zones. From school age the rule by age gives 1-2 cm less: at 10 years 17 cm, the tape 18.5-19.5 cm.',
    question: 'Tape or rule by age for school children?',
    sources: ['aha-length-tape', 'perth-tracheal-tubes'],
  },
  {
    id: 'ondansetron-child-repeat',
    topic: 'Ondansetron: second dose for a child',
    protocols: ['nausea-vomiting', 'general-prehospital-care'],
    asShown: ['Child: 0.1 mg/kg, 4 mg at most, once.', 'Adult: once more after 15 min. 8 mg in total.'],
    grounds:
      'The requirement caps a child at 4 mg a dose and ondansetron at 8 mg in total, and says nothing of a second dose for a child. The card gives a child one dose.',
    question: 'May a child get a second dose?',
    sources: ['spec', 'fda-ondansetron'],
  },
  {
    id: 'beta-blocker-glucagon',
    topic: 'Beta-blocker overdose: how much glucagon',
    protocols: ['adult-bradyarrhythmia', 'poisoning-overdose'],
    asShown: ['5 mg (5 kits)', 'Beta-blocker: glucagon 5 mg (5 kits) slowly, on OLMD.'],
    grounds:
      'Maryland gives an adult 1 mg, Massachusetts 1-5 mg, NASEMSO 5 mg. The kit holds 1 mg, so 5 mg is five kits; with fewer the card gives what there is. The dose of a child is that of Maryland.',
    question: 'Is 5 mg right, and how many kits does a vehicle carry?',
    sources: ['maryland-2020', 'massachusetts-2026', 'nasemso-2022'],
  },
  {
    id: 'epinephrine-below-30-degrees',
    topic: 'Arrest below 30 °C: epinephrine',
    protocols: ['adult-cardiac-arrest', 'pediatric-cardiac-arrest', 'drowning-submersion', 'traumatic-arrest'],
    asShown: [
      'Arrest below 30 °C: at most 3 shocks, no antiarrhythmic, epinephrine only on OLMD. Consider ECMO.',
      'Arrest at 30-35 °C: epinephrine every 6-10 min.',
    ],
    grounds:
      'EBM Guidelines give none below 30 °C and double the interval above; NASEMSO gives one dose, Western Virginia the usual ones. The cards ask OLMD.',
    question: 'None below 30 °C, one dose, or the usual?',
    sources: ['ebm-hypothermia', 'nasemso-2022', 'salt-lake-2026', 'wvems-2026'],
  },
  {
    id: 'child-polymorphic-vt',
    topic: 'Child with a pulse, polymorphic VT: which shock',
    protocols: ['pediatric-tachyarrhythmia'],
    asShown: ['Compromised, irregular, polymorphic or torsades: no SYNC, 2 J/kg, then 4 J/kg.'],
    grounds:
      'A polymorphic rhythm cannot be synchronized on, so the card shocks as in arrest, with the energy of the requirement. Los Angeles County orders a synchronized 1 J/kg for a wide irregular rhythm with poor perfusion, after a call. The AHA algorithm for children names no polymorphic branch.',
    question: 'Unsynchronized 2 J/kg, or a synchronized attempt first?',
    sources: ['spec', 'torsades-2016', 'la-protocols-2025', 'aha-2020-peds-tachycardia'],
  },
  {
    id: 'poison-line',
    topic: 'Poison advice: 937',
    protocols: ['poisoning-overdose'],
    asShown: ['Poison advice, Ministry of Health: 937, day and night. Test the number locally.'],
    grounds: 'The number stands in news of the ministry. Nobody has called it for this edition, so the line is marked.',
    question: 'Does 937 reach poison advice from your control room and from the vehicles?',
    sources: ['moh-sa-poison-line'],
  },
  {
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
  },
  {
    id: 'nerve-agent-small-child',
    topic: 'Nerve agent: a child of 41 kg or less without a line',
    protocols: ['nerve-agent'],
    asShown: [
      '41 kg or less, not mild: atropine now, 0.05 mg/kg (0.5 mL/kg) IV/IO, 2 mg at most.',
      'Child of 41 kg or less, severe, no atropine or no line: 1 injector at 13-25 kg, 2 above 25 kg. Moderate or lighter: OLMD.',
    ],
    grounds:
      'The label excludes 41 kg or less. Los Angeles County gives 1 injector from 3 kg up, also when moderate; Massachusetts none below 13 kg. The stocked syringe of 0.1 mg/mL is too weak for a muscle: 20 kg would need 10 mL.',
    question: 'Which child without a line gets the adult injector? Should an ampoule of 1 mg/mL be stocked for IM use?',
    sources: ['fda-duodote', 'la-protocols-2025', 'massachusetts-2026'],
  },
  {
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
  },
  {
    id: 'hydrofluoric-acid-calcium',
    topic: 'Hydrofluoric acid: calcium chloride is the only calcium stocked',
    protocols: ['burns', 'poisoning-overdose-environmental'],
    asShown: [
      'Hydrofluoric acid with twitching, long QT or arrest, on OLMD: calcium chloride 1000 mg; child 20 mg/kg, 1000 mg at most.',
      'Hydrofluoric acid: rinse long, then calcium gluconate gel 2.5% if carried; a burned hand into a glove of it.',
    ],
    grounds:
      'Salt Lake County and CEMS give calcium gluconate, into a vein and as a gel. It is not stocked. Calcium chloride 1000 mg holds about three times the calcium of gluconate 1000 mg; a handbook gives it in large amounts in fluorosis, notes give 5-10 mL over 5-10 min. It must not go under the skin.',
    question: 'Is 1000 mg right, given before or after the call? Should gluconate and its gel be stocked?',
    sources: ['salt-lake-2026', 'cems-2026', 'calcium-notes', 'fluoride-page'],
  },
  {
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
  },
  {
    id: 'tranexamic-acid-head-injury',
    topic: 'Tranexamic acid: hemorrhagic shock with a head injury',
    protocols: ['traumatic-brain-injury', 'general-trauma', 'trauma-triage'],
    asShown: [
      'Child, or head injury alone: only on OLMD',
      'Hemorrhagic shock with head injury, within 3 hours of injury',
    ],
    grounds:
      'Los Angeles County gives it in shock after several injuries without a call, and none for a head injury alone. International SOS and TCCC allow it in head injury. The cards give it in hemorrhagic shock, with a head injury too, and ask OLMD for a head injury alone.',
    question: 'Without a call in shock with a head injury? And for a head injury alone?',
    sources: ['la-1309', 'la-protocols-2025', 'isos-2025', 'tccc'],
  },
  {
    id: 'burn-fluid-small-child',
    topic: 'Burns: fluid for a child under 10 kg',
    protocols: ['burns'],
    asShown: ['125 mL/h to 5 years and from 10 kg, 250 mL/h at 6-13 years'],
    grounds:
      'The sources give 125 mL/h to every child of 5 years or younger. At 4 kg that is 31 mL/kg an hour; the formula of the burn centers comes to 15 mL/h for a burn of 20%. The card asks OLMD under 10 kg.',
    question: 'Which rate, and which sugar, under 10 kg?',
    sources: ['isos-2025', 'aba-ems-fluids', 'aba-consensus-fluids'],
  },
  {
    id: 'propofol-infusion',
    topic: 'Propofol infusion after intubation',
    protocols: ['rapid-sequence-intubation'],
    asShown: ['5-50 mcg/kg/min', 'start at 5, then up by 5-10 mcg/kg/min every 5-10 min'],
    grounds:
      'The label and an intensive care unit start at 5 mcg/kg/min and stop near 50 (the unit at 83). Western Virginia starts at 150 in critical care transport and cuts it by 30-50% in the first 30 min.',
    question: 'Do your vehicles carry a pump, and may a crew run propofol at all?',
    sources: ['lhsc-propofol', 'propofol-label-digest', 'wvems-2026'],
  },
  {
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
  },
  {
    id: 'opioid-low-pressure',
    topic: 'Fentanyl of the heart cards and abdominal pain: from which pressure',
    protocols: [
      'chest-pain-acs',
      'stemi-supplemental',
      'adult-tachyarrhythmia',
      'adult-bradyarrhythmia',
      'abdominal-pain',
    ],
    asShown: [
      'Micrograms. Watch the breathing. SBP 100 or less, or drowsy: only on OLMD',
      'Pain stays or nitroglycerin is forbidden, SBP above 100: fentanyl 50 mcg slowly, every 5 min.',
    ],
    grounds:
      'Nitroglycerin is forbidden where the pressure is low, and fentanyl lowers it further. Salt Lake County gives no opioid without a call below SBP 100; Los Angeles County is careful below 90. The cards ask OLMD at 100 or less.',
    question: 'Limit of 100 or 90 mmHg, and half a dose in between?',
    sources: ['salt-lake-2026', 'la-guidelines-2025'],
  },
  {
    id: 'child-amiodarone-total',
    topic: 'Amiodarone in arrest: total for a child above 30 kg',
    protocols: ['pediatric-cardiac-arrest'],
    asShown: ['15 mg/kg in total, never above 450 mg'],
    grounds:
      'The AHA table allows a child three doses, 15 mg/kg; at 60 kg that is 900 mg, twice what an adult gets. Salt Lake County caps the second and third dose at 150 mg. The card stops at the 450 mg of the adult.',
    question: 'Stop at 450 mg, or follow the AHA table?',
    sources: ['aha-peds-2015', 'salt-lake-2026', 'aha-2020-arrest'],
  },
  {
    id: 'infusion-fluids',
    topic: 'Bags and fluids for amiodarone, epinephrine and norepinephrine',
    protocols: ['adult-tachyarrhythmia', 'pediatric-tachyarrhythmia', 'adult-bradyarrhythmia', 'shock', 'sepsis'],
    asShown: [
      'Arrest: push undiluted, flush. With a pulse: in dextrose 5% (label). None carried: lidocaine, or saline only on order, fresh and clear.',
      '4 mg (4 mL of norepinephrine 1 mg/mL) in 250 mL saline = 16 mcg/mL: run 250 mL out of a 500 mL saline bag first. Label the bag',
    ],
    grounds:
      'The requirement and Western Virginia mix in 250 mL, but saline is stocked in 100, 500 and 1000 mL bags. Labels dilute amiodarone with a pulse, and the norepinephrine vial, in dextrose 5%, which is not stocked; ready bags of norepinephrine 16 mcg/mL in saline are sold. Amiodarone in saline stayed clear in some studies and clouded within a day in others.',
    question:
      'Stock 100 and 250 mL of dextrose 5% and 250 mL of saline, or confirm half a 500 mL bag and saline for amiodarone?',
    sources: ['spec', 'fda-amiodarone', 'fda-norepinephrine', 'wvems-2026'],
  },
  {
    id: 'disclaimer-wording',
    topic: 'The disclaimer that every user accepts',
    protocols: [],
    asShown: [],
    grounds:
      'The requirement lists its subjects (reference only, verification, responsibility, no advice, liability, accuracy, duties, date) and leaves the words open. They stand in the messages of the web app under disclaimer_.',
    question: 'Do the medical director and the legal office agree to the words?',
    sources: ['spec'],
  },
];
