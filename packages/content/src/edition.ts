import { adultDosing } from './adult-dosing.ts';
import { algorithms } from './algorithms.ts';
import { constants } from './constants.ts';
import { editionDigest } from './edition-digest.ts';
import { formulary } from './formulary.ts';
import { groups } from './groups.ts';
import { hospitals } from './hospitals.ts';
import { illustrations } from './illustrations.ts';
import type { Edition } from './model/edition.ts';
import { protocols } from './protocols.ts';
import { quickAgeDoses } from './quick-age-doses.ts';
import { quickDoses } from './quick-doses.ts';
import { sources } from './sources.ts';
import { synonyms } from './synonyms.ts';
import { zones } from './zones.ts';

/** The content edition built into this version of the app. */
export const edition: Edition = {
  id: '2025-08-21',
  date: '2025-08-21',
  schemaVersion: 1,
  sha256: editionDigest,
  groups,
  protocols,
  formulary,
  quickDoses,
  quickAgeDoses,
  zones,
  adultDosing,
  constants,
  synonyms,
  hospitals,
  algorithms,
  illustrations,
  sources,
};
