import { editionDigest } from './edition-digest.ts';
import { formulary } from './formulary.ts';
import { groups } from './groups.ts';
import { hospitals } from './hospitals.ts';
import type { Edition } from './model/edition.ts';
import { protocols } from './protocols.ts';
import { quickDoses } from './quick-doses.ts';
import { sources } from './sources.ts';
import { synonyms } from './synonyms.ts';

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
  synonyms,
  hospitals,
  sources,
};
