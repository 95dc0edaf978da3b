import { m } from '../../paraglide/messages.js';
import type { ProtocolMatch } from '../protocol-search.ts';
import { Marked } from './marked.tsx';

const PLACE_WORDS = {
  synonym: m.search_found_synonym,
  category: m.search_found_category,
  medication: m.search_found_medication,
  steps: m.search_found_steps,
  notes: m.search_found_notes,
} as const;

/** Shows why a protocol is among the results if its title does not show the reason. */
export function FoundIn({ match: { place, text } }: { match: ProtocolMatch }) {
  if (text === undefined || place === 'title' || place === 'id' || place === 'exact-id') return null;
  return (
    <p className="text-sm text-ink-2">
      {PLACE_WORDS[place]()}: <Marked text={text} />
    </p>
  );
}
