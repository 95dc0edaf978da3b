import { m } from '../../paraglide/messages.js';

/** The searches offered as chips. The term is in the language of the content, the label in the reader's language. */
export const commonSearches = () => [
  { value: 'cardiac arrest', label: m.search_common_cardiac_arrest() },
  { value: 'anaphylaxis', label: m.search_common_anaphylaxis() },
  { value: 'stroke', label: m.search_common_stroke() },
  { value: 'chest pain', label: m.search_common_chest_pain() },
  { value: 'breathing problems', label: m.search_common_breathing() },
  { value: 'seizures', label: m.search_common_seizures() },
  { value: 'overdose', label: m.search_common_overdose() },
  { value: 'trauma', label: m.search_common_trauma() },
];
