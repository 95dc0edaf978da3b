import type { ReviewPoint } from '@first60/edition';

export const alteredMentalStatusPriority: ReviewPoint = {
  id: 'altered-mental-status-priority',
  topic: 'Altered mental status is filed as critical',
  protocols: ['altered-mental-status'],
  asShown: ['Glucose now. Below 60 mg/dL: treat at once.'],
  grounds:
    'The requirement names eight critical tiles and this card is not among them; it fixes no priority for it. The card is red because it covers low glucose, opioids and an airway at risk.',
  question: 'Is red right, or should it be urgent?',
  sources: ['spec'],
};

export const disclaimerWording: ReviewPoint = {
  id: 'disclaimer-wording',
  topic: 'The disclaimer that every user accepts',
  protocols: [],
  asShown: [],
  grounds:
    'The requirement lists its subjects (reference only, verification, responsibility, no advice, liability, accuracy, duties, date) and leaves the words open. They stand in the messages of the web app under disclaimer_.',
  question: 'Do the medical director and the legal office agree to the words?',
  sources: ['spec'],
};
