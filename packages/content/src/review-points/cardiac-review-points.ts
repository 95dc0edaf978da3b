import type { ReviewPoint } from '@first60/edition';

export const betaBlockerGlucagon: ReviewPoint = {
  id: 'beta-blocker-glucagon',
  topic: 'Beta-blocker overdose: how much glucagon',
  protocols: ['adult-bradyarrhythmia', 'poisoning-overdose'],
  asShown: ['5 mg (5 kits)', 'Beta-blocker: glucagon 5 mg (5 kits) slowly, on OLMD.'],
  grounds:
    'Maryland gives an adult 1 mg, Massachusetts 1-5 mg, NASEMSO 5 mg. The kit holds 1 mg, so 5 mg is five kits; with fewer the card gives what there is. The dose of a child is that of Maryland.',
  question: 'Is 5 mg right, and how many kits does a vehicle carry?',
  sources: ['maryland-2020', 'massachusetts-2026', 'nasemso-2022'],
};

export const epinephrineBelow30Degrees: ReviewPoint = {
  id: 'epinephrine-below-30-degrees',
  topic: 'Arrest below 30 °C: epinephrine',
  protocols: ['adult-cardiac-arrest', 'pediatric-cardiac-arrest', 'drowning-submersion', 'traumatic-arrest'],
  asShown: [
    'Arrest, core below 30 °C: at most 3 shocks, no antiarrhythmic, epinephrine only on OLMD. Consider ECMO.',
    'Arrest, core 30-35 °C: epinephrine every 6-10 min.',
  ],
  grounds:
    'EBM Guidelines give none below 30 °C and double the interval above; NASEMSO gives one dose, Western Virginia the usual ones. The cards ask OLMD.',
  question: 'None below 30 °C, one dose, or the usual?',
  sources: ['ebm-hypothermia', 'nasemso-2022', 'salt-lake-2026', 'wvems-2026'],
};

export const childPolymorphicVt: ReviewPoint = {
  id: 'child-polymorphic-vt',
  topic: 'Child with a pulse, polymorphic VT: which shock',
  protocols: ['pediatric-tachyarrhythmia'],
  asShown: ['Compromised, irregular, polymorphic or torsades: no SYNC, 2 J/kg, then 4 J/kg.'],
  grounds:
    'A polymorphic rhythm cannot be synchronized on, so the card shocks as in arrest, with the energy of the requirement. Los Angeles County orders a synchronized 1 J/kg for a wide irregular rhythm with poor perfusion, after a call. The AHA algorithm for children names no polymorphic branch.',
  question: 'Unsynchronized 2 J/kg, or a synchronized attempt first?',
  sources: ['spec', 'torsades-2016', 'la-protocols-2025', 'aha-2020-peds-tachycardia'],
};

export const opioidLowPressure: ReviewPoint = {
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
};

export const childAmiodaroneTotal: ReviewPoint = {
  id: 'child-amiodarone-total',
  topic: 'Amiodarone in arrest: total for a child above 30 kg',
  protocols: ['pediatric-cardiac-arrest'],
  asShown: ['15 mg/kg in total, never above 450 mg'],
  grounds:
    'The AHA table allows a child three doses, 15 mg/kg; at 60 kg that is 900 mg, twice what an adult gets. Salt Lake County caps the second and third dose at 150 mg. The card stops at the 450 mg of the adult.',
  question: 'Stop at 450 mg, or follow the AHA table?',
  sources: ['aha-peds-2015', 'salt-lake-2026', 'aha-2020-arrest'],
};

export const infusionFluids: ReviewPoint = {
  id: 'infusion-fluids',
  topic: 'Bags and fluids for amiodarone, epinephrine and norepinephrine',
  protocols: ['adult-tachyarrhythmia', 'pediatric-tachyarrhythmia', 'adult-bradyarrhythmia', 'shock', 'sepsis'],
  asShown: [
    'Arrest: push undiluted, flush. With a pulse: in dextrose 5% (label). None carried: lidocaine, or saline only on order, fresh and clear.',
    'Discard 250 mL of a 500 mL saline bag, then put 4 mg (4 mL of norepinephrine 1 mg/mL) into the 250 mL left: 4 mg in 250 mL saline = 16 mcg/mL. Label drug and strength',
  ],
  grounds:
    'The requirement and Western Virginia mix in 250 mL, but saline is stocked in 100, 500 and 1000 mL bags. Labels dilute amiodarone with a pulse, and the norepinephrine vial, in dextrose 5%, which is not stocked; ready bags of norepinephrine 16 mcg/mL in saline are sold. Amiodarone in saline stayed clear in some studies and clouded within a day in others.',
  question:
    'Stock 100 and 250 mL of dextrose 5% and 250 mL of saline, or confirm half a 500 mL bag and saline for amiodarone?',
  sources: ['spec', 'fda-amiodarone', 'fda-norepinephrine', 'wvems-2026'],
};

export const hypothermicBradycardia: ReviewPoint = {
  id: 'hypothermic-bradycardia',
  topic: 'Slow pulse in hypothermia: drugs, pacing and compressions',
  protocols: ['adult-bradyarrhythmia', 'pediatric-bradyarrhythmia'],
  asShown: [
    'Hypothermia, core below 34 °C or long in cold or water (not cold skin alone): slow is expected. Warm, handle gently.',
    'Hypothermia: atropine only on OLMD. Core below 30 °C: no pacing.',
    'Hypothermia, core below 35 °C or long in cold or water (not cold skin alone): slow is expected. Warm, handle gently.',
    'Hypothermia: atropine only on OLMD. Core below 30 °C: epinephrine too, and no pacing.',
    'Hypothermia with an organized rhythm: CEMS considers withholding CPR and asks OLMD.',
  ],
  grounds:
    'CEMS calls a core below 34 °C (child 35 °C) hypothermia, or a suspected one where nobody can measure. It says that drugs may not work in the cold, and asks OLMD about them in severe hypothermia; it names neither atropine nor pacing there, and its cards of a slow pulse give both. In arrest below 30 °C it gives no drug for the heart, and it considers withholding CPR while the rhythm is organized. International SOS does not pace below 30 °C. The AHA compresses a compromised child below 60 per min at any temperature, and so does the card. An adult gets epinephrine here at any temperature.',
  question:
    'Below which core temperature do atropine, pacing and epinephrine wait for OLMD? Compressions for a child in hypothermia with a slow organized rhythm?',
  sources: ['cems-2026', 'isos-2025', 'aha-peds-bradycardia'],
};
