import { editionDigest } from './edition-digest.ts';
import { groups } from './groups.ts';
import type { EditionCover } from './model/edition.ts';

/** The cover of the edition built into this version: enough for a first screen, without the weight of the content. */
export const cover: EditionCover = {
  id: '2025-08-21',
  date: '2025-08-21',
  schemaVersion: 1,
  sha256: editionDigest,
  groups,
};
