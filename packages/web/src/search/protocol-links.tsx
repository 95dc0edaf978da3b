import type { Protocol } from '@first60/edition';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { protocolHref } from '../addresses/protocol-href.ts';
import { PriorityBadge } from '../edition/priority-badge.tsx';
import { m } from '../paraglide/messages.js';
import { DrugLinks } from './drug-links.tsx';
import { foundTermState } from './marks/found-term.ts';
import type { Suggestions } from './suggestions.ts';

type Guesses = Pick<Suggestions, 'protocols' | 'drugs'>;

/** The likely meanings of a term that names no card, labelled as guesses. Renders nothing if there are none. */
export function DidYouMean({ suggestions: { protocols, drugs } }: { suggestions: Guesses }) {
  if (protocols.length + drugs.length === 0) return null;
  return (
    <section aria-labelledby="did-you-mean" className="flex flex-col gap-2">
      <h2 id="did-you-mean" className="text-lg font-bold">
        {m.search_did_you_mean()}
      </h2>
      <ProtocolLinks protocols={protocols} />
      <DrugLinks drugs={drugs} />
    </section>
  );
}

interface ProtocolLinksProps {
  protocols: readonly Protocol[];
  /** The searched term. The card opens at the line that contains it. */
  term?: string;
}

/** Links to the cards of protocols. Renders nothing without protocols. */
export function ProtocolLinks({ protocols, term = '' }: ProtocolLinksProps) {
  if (protocols.length === 0) return null;
  return (
    <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
      {protocols.map(({ id, title, priority }) => (
        <li key={id}>
          <Link
            href={protocolHref(id)}
            state={foundTermState(term)}
            className="flex h-full min-h-14 items-center gap-3 rounded-lg border border-line-soft bg-surface p-3"
          >
            <span className="min-w-0 flex-1 font-bold">{title}</span>
            <PriorityBadge priority={priority} />
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 rtl:rotate-180" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The same for a screen reader that announces the results. Undefined if there are none. */
export function suggestionText(suggestions: Guesses | undefined): string | undefined {
  if (suggestions === undefined) return undefined;
  const names = [
    ...suggestions.protocols.map(({ title }) => title),
    ...suggestions.drugs.map(({ genericName }) => genericName),
  ];
  return names.length === 0 ? undefined : m.search_status_suggestions({ names: names.join(', ') });
}
