import { type Edition, type ReferenceMedication, referenceMedications } from '@first60/edition';
import { baseCover } from '../live-edition.ts';
import { madeOnce } from '../made-once.ts';

/**
 * The reference of the edition that is shown. The server's texts belong to the newest published edition: next to
 * another edition they would show different figures, and no device has verified them.
 */
export const ownReference = madeOnce((edition: Edition) => referenceMedications(edition));

/**
 * The same, once the server's list is available. Only the edition in the build waits for the list, because its first
 * screen shows that the list is loading.
 */
export const referenceOnceTold = (edition: Edition, told: unknown): readonly ReferenceMedication[] | undefined =>
  told === undefined && edition.sha256 === baseCover.sha256 ? undefined : ownReference(edition);

/**
 * The server's data about a medication with the texts of the edition. A medication that is not in the edition has no
 * texts.
 */
export function withOwnTexts<Told extends ReferenceTexts>(told: readonly Told[], edition: Edition): readonly Told[] {
  const own = ownReference(edition);
  return told.map((one) => {
    const { preparation, indications } = own.find(({ id }) => id === one.id) ?? NO_TEXTS;
    return { ...one, preparation, indications };
  });
}

type ReferenceTexts = Pick<ReferenceMedication, 'id' | 'preparation' | 'indications'>;
const NO_TEXTS = { preparation: '', indications: [] };
