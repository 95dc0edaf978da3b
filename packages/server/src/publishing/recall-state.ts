import type { RecallRow } from '@first60/contract';
import {
  liftersOf,
  type Manifest,
  pathOfTarget,
  type RecallEvent,
  type SignedRecall,
  type TrustList,
  thresholdRefusal,
  verifiedRecall,
} from '@first60/seal';

type VerifiedEvent = Exclude<Awaited<ReturnType<typeof verifiedRecall>>, string>;

/** True when the part is still the recalled one. */
export const isOfEdition = (
  { target, partDigest }: Pick<RecallEvent, 'target' | 'partDigest'>,
  manifest: Manifest | undefined,
): boolean => manifest?.parts[pathOfTarget(target)]?.[0] === partDigest;

/** Every recall and its outcome, newest first. */
export async function recallRows(
  events: readonly SignedRecall[],
  trust: TrustList,
  manifest: Manifest | undefined,
): Promise<RecallRow[]> {
  const verified = (await Promise.all(events.map((event) => verifiedRecall(event, trust)))).filter(
    (event): event is VerifiedEvent => typeof event === 'object',
  );
  return verified
    .filter(({ event }) => event.kind === 'recall')
    .map(({ event, person }): RecallRow => {
      const lifters = liftersOf(event, verified);
      const isLifted = thresholdRefusal(lifters) === undefined;
      const { sequence, target, partDigest, reason, at } = event;
      return {
        sequence,
        target,
        partDigest,
        reason,
        at,
        by: person.name,
        liftedBy: lifters.map(({ name }) => name),
        state: isLifted ? 'lifted' : isOfEdition(event, manifest) ? 'on' : 'ended',
      };
    })
    .toReversed();
}
