import { type Edition, type ReferenceMedication, referenceMedications } from '@first60/edition';
import { builtInCover } from '../live-edition.ts';
import { madeOnce } from '../made-once.ts';

/**
 * The reference of an edition that is not the one in the build. The server's texts are of the build: beside another
 * edition they would tell other figures, and those that are recalled. Undefined for the edition in the build.
 */
export const ownReference = madeOnce((edition: Edition) =>
  edition.sha256 === builtInCover.sha256 ? undefined : referenceMedications(edition),
);

/** What the server told of a medication, with the texts of the edition. Of one that the edition lacks no text is left. */
export function withOwnTexts<Told extends ReferenceTexts>(told: readonly Told[], edition: Edition): readonly Told[] {
  const own = ownReference(edition);
  if (own === undefined) return told;
  return told.map((one) => {
    const { preparation, indications } = own.find(({ id }) => id === one.id) ?? NO_TEXTS;
    return { ...one, preparation, indications };
  });
}

type ReferenceTexts = Pick<ReferenceMedication, 'id' | 'preparation' | 'indications'>;
const NO_TEXTS = { preparation: '', indications: [] };
