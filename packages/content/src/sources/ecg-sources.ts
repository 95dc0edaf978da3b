import type { Source } from '@first60/edition';

/** Works that the electrocardiogram sheets were drawn from, beside those of the cards. */
export const ecgSources = {
  'omi-2022': {
    title: 'Occlusion myocardial infarction on the ECG, table of the J Am Coll Cardiol article',
    edition: '2022',
    basis: 'study',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10691881/',
  },
  'empendium-ecg': {
    title: 'Empendium, chapter B31.2.5: territories of infarction on the ECG',
    edition: 'undated',
    basis: 'copy',
  },
  'bcehs-de-winter': {
    title: 'BC Emergency Health Services handbook: de Winter pattern',
    edition: 'undated',
    basis: 'protocol',
    url: 'https://handbook.bcehs.ca',
  },
  'rom-ecg': {
    title: 'Electrocardiography textbook, Springer (ISBN 978-88-470-5741-8), chapter 3',
    edition: 'undated',
    basis: 'copy',
  },
  'rhinehart-wellens': { title: 'Rhinehart criteria of Wellens syndrome', edition: 'undated', basis: 'copy' },
  'avr-in-acs': {
    title: 'Lead aVR in acute coronary syndromes, slides (slideshare 33462847)',
    edition: 'undated',
    basis: 'copy',
  },
  'modified-sgarbossa': {
    title: "Modified Sgarbossa criteria, Dr. Smith's ECG Blog (hqmeded-ecg)",
    edition: 'November 2015',
    basis: 'copy',
  },
} as const satisfies Record<string, Source>;
