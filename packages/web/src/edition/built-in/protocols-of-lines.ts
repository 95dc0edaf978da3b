import type { Edition, EditionCover, Protocol } from '@first60/edition';
import { nextTask } from '../../device/next-task.ts';

/** How long one turn of reading may take, in ms. A touch that comes meanwhile waits for its end. */
const TURN_MS = 4;

/**
 * The cards of a JSON list that has each in a line of its own, read in turns between which the page answers.
 * @throws where a line is no card, and where a card of the groups is missing
 */
export async function protocolsOfLines(
  text: string,
  { groups }: Pick<EditionCover, 'groups'>,
): Promise<Edition['protocols']> {
  const protocols: Record<string, Protocol> = {};
  let end = performance.now() + TURN_MS;
  for (const line of text.slice('[\n'.length, -'\n]'.length).split(',\n')) {
    if (performance.now() > end) {
      await nextTask();
      end = performance.now() + TURN_MS;
    }
    const protocol: Protocol = JSON.parse(line);
    protocols[protocol.id] = protocol;
  }
  const missing = groups.flatMap((group) => group.protocols.filter((id) => protocols[id] === undefined));
  if (missing.length > 0) throw new Error(`The content has no card of ${missing.join(', ')}.`);
  return protocols;
}
