import type { ReviewPoint } from '@first60/edition';

export const humerusNeedle: ReviewPoint = {
  id: 'humerus-needle',
  topic: 'Needle for the upper arm of an adult',
  protocols: ['intraosseous-access'],
  asShown: ['Yellow 45 mm: from 40 kg with thick tissue, and the adult upper arm.'],
  grounds:
    'The chart names the 45 mm needle for thick tissue and for the adult upper arm. A lean adult could take 25 mm. The step between pink and the longer needles lies at 39 or 40 kg.',
  question: 'Always 45 mm in the adult upper arm, or by depth of tissue?',
  sources: ['ez-io-biotel'],
};

export const childChestNeedle: ReviewPoint = {
  id: 'child-chest-needle',
  topic: 'Needle and site to decompress the chest of a child',
  protocols: ['needle-thoracostomy'],
  asShown: [
    'Child: IV cannula (sized at the side): under 5 years 22G 2.5 cm; 5-9 years 20G 3.2 cm; 10-14 years 18G 4.5 cm.',
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
};

export const sedationClock: ReviewPoint = {
  id: 'sedation-clock',
  topic: 'Sedation after intubation: when the first dose is due',
  protocols: ['rapid-sequence-intubation', 'endotracheal-intubation', 'transport-ventilator'],
  asShown: [
    'After etomidate or propofol: sedate as soon as the CO2 wave is seen, within 5 min.',
    'After each dose of ketamine: sedate again at 10 min, 15 min at the latest.',
    'After midazolam: sedate again by 20 min. Both doses used: ketamine 1 mg/kg, 100 mg at most, call OLMD (under 3 months: first).',
  ],
  grounds:
    'Etomidate acts for 3-5 min, propofol 3-10 min, ketamine 5-10 min, rocuronium 60-70 min. CEMS, which induces with ketamine, sedates at 20 min or at signs of waking. In ED-AWARENESS and later studies awareness was more frequent after rocuronium. No source gives 5 or 15 min as a limit: they follow from how long the drugs act.',
  question:
    'Are the limits right for your drugs, also after a low blood pressure? After 10 mg of midazolam: ketamine at once, as shown?',
  sources: ['isos-2025', 'propofol-rsi', 'fda-ketamine', 'rocuronium-time', 'cems-2026', 'ed-awareness-2021'],
};

export const childTubeDepth: ReviewPoint = {
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
};

export const propofolInfusion: ReviewPoint = {
  id: 'propofol-infusion',
  topic: 'Propofol infusion after intubation',
  protocols: ['rapid-sequence-intubation'],
  asShown: ['5-50 mcg/kg/min', 'start at 5, then up by 5-10 mcg/kg/min every 5-10 min'],
  grounds:
    'The label and an intensive care unit start at 5 mcg/kg/min and stop near 50 (the unit at 83). Western Virginia starts at 150 in critical care transport and cuts it by 30-50% in the first 30 min.',
  question: 'Do your vehicles carry a pump, and may a crew run propofol at all?',
  sources: ['lhsc-propofol', 'propofol-label-digest', 'wvems-2026'],
};

export const inductionUnder3Months: ReviewPoint = {
  id: 'induction-under-3-months',
  topic: 'Intubation drugs under 3 months',
  protocols: ['rapid-sequence-intubation', 'endotracheal-intubation', 'transport-ventilator'],
  asShown: [
    'Under 3 months: not without OLMD',
    'Child: OLMD first. Under 3 months: not without OLMD',
    'Under 3 months: only on OLMD, ask before the paralytic',
  ],
  grounds:
    'Western Virginia gives neither ketamine to induce nor rocuronium up to 3 months; its drug list names rocuronium from 3 months. Ketamine after the tube is held to the same age here, without a source of its own: the row names Western Virginia, which speaks of induction alone. Every child is on OLMD on the RSI card; on the other two only ketamine under 3 months is. With etomidate only over 10 years and propofol from 2 months, OLMD has no drug of the card without a question left for the youngest.',
  question:
    'No intubation drugs under 3 months in the field, or ketamine and rocuronium on your order? Does the age hold for ketamine after the tube too?',
  sources: ['wvems-2026', 'isos-2025'],
};
