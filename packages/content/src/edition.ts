import type { Edition } from '@first60/edition';
import { adultDosing } from './adult-dosing.ts';
import { algorithms } from './algorithms.ts';
import { constants } from './constants.ts';
import { cover } from './cover.ts';
import { formulary } from './formulary.ts';
import { hospitals } from './hospitals.ts';
import { illustrations } from './illustrations.ts';
import { protocols } from './protocols.ts';
import { quickAgeDoses } from './quick-age-doses.ts';
import { quickDoses } from './quick-doses.ts';
import { sources } from './sources.ts';
import { spokenCombinations } from './synonyms/spoken-combinations.ts';
import { spokenWords } from './synonyms/spoken-words.ts';
import { wordFamilies } from './synonyms/word-families.ts';
import { synonyms } from './synonyms.ts';
import { uncoveredTopics } from './uncovered-topics/uncovered-topics.ts';
import { zones } from './zones.ts';

/** The content edition built into this version of the app. */
export const edition: Edition = {
  ...cover,
  protocols,
  formulary,
  quickDoses,
  quickAgeDoses,
  zones,
  adultDosing,
  constants,
  synonyms,
  spokenWords,
  spokenCombinations,
  wordFamilies,
  uncoveredTopics,
  hospitals,
  algorithms,
  illustrations,
  sources,
};
