import { type Edition, type ReferenceMedication, referenceMedications } from '@first60/edition';
import { baseCover } from '../live-edition.ts';
import { madeOnce } from '../made-once.ts';

/**
 * The reference of the edition that is shown. The server's texts are of the newest published one: beside another edition
 * they would tell other figures, and no device has verified them.
 */
export const ownReference = madeOnce((edition: Edition) => referenceMedications(edition));

/**
 * The same, once the list of the server is there. It is waited for beside the edition in the build alone, whose first
 * screen says that the list is on its way.
 */
export const referenceOnceTold = (edition: Edition, told: unknown): readonly ReferenceMedication[] | undefined =>
  told === undefined && edition.sha256 === baseCover.sha256 ? undefined : ownReference(edition);

/** What the server told of a medication, with the texts of the edition. Of one that the edition lacks no text is left. */
export function withOwnTexts<Told extends ReferenceTexts>(told: readonly Told[], edition: Edition): readonly Told[] {
  const own = ownReference(edition);
  return told.map((one) => {
    const { preparation, indications } = own.find(({ id }) => id === one.id) ?? NO_TEXTS;
    return { ...one, preparation, indications };
  });
}

type ReferenceTexts = Pick<ReferenceMedication, 'id' | 'preparation' | 'indications'>;
const NO_TEXTS = { preparation: '', indications: [] };
