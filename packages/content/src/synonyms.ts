import type { ProtocolId } from '@first60/edition';
import { cardiacSynonyms } from './synonyms/cardiac-synonyms.ts';
import { medicalSynonyms } from './synonyms/medical-synonyms.ts';
import { proceduresSynonyms } from './synonyms/procedures-synonyms.ts';
import { traumaSynonyms } from './synonyms/trauma-synonyms.ts';

/**
 * Words a crew or a caller may use for a protocol: lay words, abbreviations, common misspellings and
 * Arabic, in Latin letters and in its own. Lower case; the title and the id need not be repeated.
 */
export const synonyms: Readonly<Record<ProtocolId, readonly string[]>> = {
  ...cardiacSynonyms,
  ...medicalSynonyms,
  ...traumaSynonyms,
  ...proceduresSynonyms,
};
