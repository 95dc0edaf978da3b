import { type Edition, type ReferenceMedication, referenceMedications } from '@first60/edition';
import { baseCover } from '../live-edition.ts';
import { madeOnce } from '../made-once.ts';

/**
 * The medication reference for the shown edition. The server's wording belongs to the newest published edition: next to
 * another edition it would show different figures, and no device has verified it.
 */
export const ownReference = madeOnce((edition: Edition) => referenceMedications(edition));

/**
 * The same, once the server's list is available. Only the edition in the build waits for the list, because its first
 * screen shows a loading state.
 */
export const referenceOnceTold = (edition: Edition, told: unknown): readonly ReferenceMedication[] | undefined =>
  told === undefined && edition.sha256 === baseCover.sha256 ? undefined : ownReference(edition);

/**
 * The server's data about a medication, with the edition's wording. A medication that is not in the edition has no
 * wording.
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
