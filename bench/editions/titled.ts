import { edition } from '@first60/content';
import type { Edition } from '@first60/edition';

const { stroke } = edition.protocols;
if (stroke === undefined) throw new Error('There is no card of a stroke.');

/** The edition in the build with another title of one card. */
export const titled = (title: string): Edition => ({
  ...edition,
  protocols: { ...edition.protocols, stroke: { ...stroke, title } },
});
