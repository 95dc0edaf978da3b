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
    asShown: ['High potassium on the ECG, or 5 min before release'],
    grounds:
      'Los Angeles County gives calcium, bicarbonate and albuterol 5 min before the release to everyone at risk. CEMS and Massachusetts give calcium on ECG signs of high potassium alone.',
    question: 'Calcium before every release, or only with signs on the ECG or on OLMD?',
    sources: ['la-protocols-2025', 'cems-2026', 'massachusetts-2026'],
  },
  {
    id: 'albuterol-child-above-adult',
    topic: 'Albuterol: a child may get more than an adult',
    protocols: ['anaphylaxis', 'anaphylaxis-allergic-reaction', 'crush-injury'],
    asShown: ['2.5 mg under 4 years; up to 5 mg from 4 years', '2.5 mg (1 nebule)'],
    grounds:
      'Wheeze: an adult gets 2.5 mg, a child from 4 years up to 5 mg. Los Angeles County gives adults 5 mg; Western Virginia gives a child 0.15 mg/kg. In crush an adult gets 10 mg.',
    question: 'Adults 5 mg as well, or children 2.5 mg?',
    sources: ['maryland-2020', 'wvems-2026', 'la-1309', 'la-protocols-2025'],
  },
  {
    id: 'anaphylaxis-over-65',
    topic: 'Anaphylaxis over 65 years',
    protocols: ['anaphylaxis'],
    asShown: [
      'Over 65 years, or heart disease: call early. In clear anaphylaxis give the first dose.',
      'Over 65 years: Massachusetts wants OLMD before epinephrine.',
    ],
    grounds: 'Massachusetts asks first; the Australian guidance knows no contraindication. The card gives, then calls.',
    question: 'May crews give the first IM dose to a patient over 65 without a call?',
    sources: ['massachusetts-2026', 'aust-prescriber-2021'],
  },
  {
    id: 'stroke-scale-wording',
    topic: 'GCS 9-12 and FAST-ED 4-6: what the crew is told',
    protocols: ['stroke', 'traumatic-brain-injury', 'altered-mental-status'],
    asShown: [
      'GCS 9-12: monitor closely, repeat GCS and pupils, suction and bag-mask at hand.',
      'FAST-ED 1-3 mild, 4-6 moderate, 7 or more severe: large vessel occlusion suspected.',
    ],
    grounds:
      'The requirement asks for monitoring advice at GCS 9-12 without saying which. Its FAST-ED bands suspect a large vessel occlusion from 7; the published scale does from 4. At 4-6 the result says so and sends the crew to OLMD for the destination.',
    question: 'Is the advice right? Do patients with FAST-ED 4-6 go to a thrombectomy center?',
    sources: ['spec', 'fast-ed-2016'],
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
    id: 'poison-line',
    topic: 'Poison advice: 937',
    protocols: ['poisoning-overdose'],
    asShown: ['Poison advice, Ministry of Health: 937, day and night. Test the number locally.'],
    grounds: 'The number stands in news of the ministry. Nobody has called it for this edition, so the line is marked.',
    question: 'Does 937 reach poison advice from your control room and from the vehicles?',
    sources: ['moh-sa-poison-line'],
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
