import type { EditionCover } from '@first60/edition';
import { editionDigest } from './edition-digest.ts';
import { groups } from './groups.ts';

/** The cover of the edition built into this version: enough for a first screen, without the weight of the content. */
export const cover: EditionCover = {
  id: '2025-08-21',
  date: '2025-08-21',
  schemaVersion: 1,
  sha256: editionDigest,
  groups,
};
