import type { UncoveredTopic } from '@first60/edition';
import { PhoneCall } from 'lucide-react';
import { Link } from 'wouter';
import { useCover } from '../edition/live-edition.ts';
import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/button.tsx';
import { Slashed } from '../ui/slashed.tsx';

interface NoCardProps {
  term: string;
  /** The topic that the term names. Undefined if none of the term's words is known. */
  uncovered: UncoveredTopic | undefined;
}

/** Tells the user that no card covers the term, whom to call, and which cards are closest. */
export function NoCard({ term, uncovered }: NoCardProps) {
  const groups = useCover().groups.filter(({ id }) => uncovered === undefined || id === uncovered.nearest);
  return (
    <section
      aria-labelledby="no-card"
      className="rounded-xl border border-s-8 border-line border-s-accent bg-surface p-3"
    >
      <h2 id="no-card" className="flex items-start gap-2 text-lg leading-tight font-bold wrap-anywhere">
        <PhoneCall aria-hidden className="mt-0.5 size-5 shrink-0" />
        {noCardText(term, uncovered)}
      </h2>
      <p className="mt-2 text-sm text-ink-2">
        {uncovered === undefined ? m.search_no_card_browse() : m.search_no_card_nearest()}
      </p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/protocols?${new URLSearchParams({ category: id })}`} className={buttonClass('secondary')}>
              <Slashed text={title} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only the sentence, for a screen reader that announces the results. */
export const noCardText = (term: string, uncovered: UncoveredTopic | undefined): string =>
  uncovered === undefined
    ? m.search_no_card({ text: term.trim() })
    : m.search_no_card_topic({ topic: uncovered.name, text: term.trim() });
