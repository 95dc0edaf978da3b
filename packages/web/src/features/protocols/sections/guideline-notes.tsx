import type { Line, Protocol, SourceKey } from '@first60/edition';
import { usePrinting } from '../../../device/printing.ts';
import { EditionNote } from '../../../edition/edition-note.tsx';
import { useCard } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';
import { useOpenNames } from '../../../session/open-names.ts';
import { CardSources } from '../card/card-sources.tsx';
import { sourcesOfLines } from '../card/line-numbers.ts';
import { FoldedPart } from './folded-part.tsx';
import { LineList } from './line-list.tsx';

/** The points where guidelines differ from the card, every source of the card, and the card's edition. */
export function GuidelineNotes({ protocol }: { protocol: Protocol }) {
  const edition = useCard();
  const { guidelineNotes } = protocol;
  // Differences between agencies are folded: they are not needed on a call.
  const { open, set } = useOpenNames(`protocols.${protocol.id}.guidelines`, ['notes']);
  const printing = usePrinting();
  const sources = allSources(protocol).map((key) => ({ key, lines: [] }));
  return (
    <>
      {guidelineNotes.length > 0 && (
        <FoldedPart
          heading={m.protocol_guideline_notes()}
          count={guidelineNotes.length}
          open={printing || open.includes('notes')}
          onOpen={(isOpen) => set('notes', isOpen)}
        >
          <LineList lines={guidelineNotes} name={`protocols.${protocol.id}.guidelines`} />
        </FoldedPart>
      )}
      {sources.length > 0 && (
        <h5 className="mt-4 mb-2 font-bold text-accent-ink print:mt-1 print:mb-0.5">{m.protocol_sources()}</h5>
      )}
      <CardSources sources={sources} />
      <p className="mt-4 text-sm text-ink-2 print:mt-1">
        {m.protocol_edition({ edition: edition.id })}. <EditionNote />
      </p>
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
