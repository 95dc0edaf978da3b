import type { RecallRow } from '@first60/contract';
import { canonicalJson } from '@first60/edition';
import { type Manifest, type RecallEvent, type RecallTarget, recallEventOf } from '@first60/seal';
import { partOf } from './recall-choice.ts';

/** The fields that all of an agency's events have. */
interface EventPlace {
  readonly agency: string;
  /** The events signed earlier, as devices read them. */
  readonly events: ReadonlyArray<{ readonly text: string }>;
  readonly reason: string;
  readonly at: number;
}

/** The text to sign for a recall. Undefined if the published edition does not contain the part with its target. */
export function recallText(target: RecallTarget, manifest: Manifest, place: EventPlace): string | undefined {
  const partDigest = manifest.parts[partOf(target)]?.[0];
  return partDigest === undefined ? undefined : eventText(place, { kind: 'recall', lifts: null, target, partDigest });
}

/** The text to sign for lifting a recall. */
export const liftText = ({ sequence, target, partDigest }: RecallRow, place: EventPlace): string =>
  eventText(place, { kind: 'lift', lifts: sequence, target, partDigest });

const eventText = (
  { agency, events, reason, at }: EventPlace,
  what: Pick<RecallEvent, 'kind' | 'lifts' | 'target' | 'partDigest'>,
): string =>
  canonicalJson({ format: 1, agency, sequence: lastOf(events) + 1, reason, at, ...what } satisfies RecallEvent);

const lastOf = (events: EventPlace['events']): number =>
  Math.max(0, ...events.map(({ text }) => recallEventOf(text)?.sequence ?? 0));
