import type { Line, Protocol, SourceKey } from '@first60/content';
import { edition } from '../../../lib/edition.ts';
import { m } from '../../../paraglide/messages.js';
import { SourceList } from '../../../ui/source-list.tsx';
import { sourcesOfLines } from '../line-numbers.ts';
import { LineList } from './line-list.tsx';

/** Where guidelines differ from the card, every source the card rests on, and the edition it belongs to. */
export function GuidelineNotes({ protocol }: { protocol: Protocol }) {
  const { guidelineNotes } = protocol;
  const sources = allSources(protocol).map((key) => ({ key, lines: [] }));
  return (
    <>
      {guidelineNotes.length > 0 && <h5 className="mb-2 font-bold text-accent-ink">{m.protocol_guideline_notes()}</h5>}
      <LineList lines={guidelineNotes} />
      {sources.length > 0 && <h5 className="mt-4 mb-2 font-bold text-accent-ink">{m.protocol_sources()}</h5>}
      <SourceList sources={sources} />
      <p className="mt-4 text-sm text-ink-2">{m.protocol_edition({ edition: edition.id })}</p>
    </>
  );
}

function allSources(protocol: Protocol): SourceKey[] {
  const lines: Line[] = [
    ...protocol.first60Seconds,
    ...(protocol.steps ?? []),
    ...protocol.blsCore,
    ...protocol.alsSteps,
    ...(protocol.ahaReference?.keyPoints ?? []),
    ...protocol.notes,
    ...protocol.specialConsiderations,
    ...protocol.transportPriorities,
    ...protocol.dosDonts.dos,
    ...protocol.dosDonts.donts,
    ...protocol.olmdCriteria,
    ...protocol.guidelineNotes,
  ];
  const ofLines = sourcesOfLines(lines).map(({ key }) => key);
  return [...new Set([...ofLines, ...protocol.medications.flatMap(({ sources }) => sources)])];
}
