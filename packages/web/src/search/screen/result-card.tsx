import { ListChecks, Pill } from 'lucide-react';
import { memo, type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import { protocolHref } from '../../addresses/protocol-href.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { PriorityBadge } from '../../edition/priority-badge.tsx';
import { PRIORITY_EDGES } from '../../edition/priority-edges.ts';
import { m } from '../../paraglide/messages.js';
import { FoundIn } from '../marks/found-in.tsx';
import { foundTermState } from '../marks/found-term.ts';
import { Marked } from '../marks/marked.tsx';
import { MarkedTerm } from '../marks/marked-term.ts';
import type { ProtocolMatch } from '../protocol-search.ts';
import { resultFacts } from './result-facts.ts';

/** One result. The whole card is a link to the protocol. */
export const ResultCard = memo(function ResultCard({ match }: { match: ProtocolMatch }) {
  const { protocol, text } = match;
  const { steps, moreSteps, medications, moreMedications } = resultFacts(protocol, useEdition());
  return (
    <article
      className={`relative flex h-full flex-col gap-2 rounded-xl border border-s-8 border-line-soft bg-surface p-3 shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${PRIORITY_EDGES[protocol.priority]}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-title leading-tight font-bold">
          <CardLink protocol={protocol} />
        </h3>
        <PriorityBadge priority={protocol.priority} />
        <span className="text-sm text-ink-2">{AGE_GROUPS[protocol.ageGroup ?? 'both']()}</span>
      </div>
      {text !== undefined && !steps.includes(text) && !medications.includes(text) && <FoundIn match={match} />}
      {steps.length > 0 && (
        <Facts label={m.search_first_steps()} icon={STEPS}>
          <ol className="min-w-0 flex-1 list-decimal ps-[1.6em] marker:font-semibold marker:text-ink-2">
            {steps.map((step) => (
              <li key={step}>
                <Marked text={step} />
              </li>
            ))}
            {moreSteps > 0 && <li className={`list-none ${MORE}`}>{m.search_more({ count: moreSteps })}</li>}
          </ol>
        </Facts>
      )}
      {medications.length > 0 && (
        <Facts label={m.search_medications()} icon={DRUGS}>
          <ul className="flex min-w-0 flex-1 flex-wrap gap-x-2 gap-y-1">
            {medications.map((name) => (
              <li key={name} className="rounded-md border border-line-soft px-1.5">
                <Marked text={name} />
              </li>
            ))}
            {moreMedications > 0 && <li className={MORE}>{m.search_more({ count: moreMedications })}</li>}
          </ul>
        </Facts>
      )}
    </article>
  );
});

/** Passes the searched term on. Only this link and the marked texts re-render on each keystroke. */
function CardLink({ protocol }: Pick<ProtocolMatch, 'protocol'>) {
  return (
    <Link
      href={protocolHref(protocol.id)}
      state={foundTermState(useContext(MarkedTerm))}
      className="outline-none after:absolute after:inset-0"
    >
      <Marked text={protocol.title} />
    </Link>
  );
}

const ICON = 'mt-0.5 size-5 shrink-0 text-ink-2';
/* Shared elements, so that a keystroke does not re-render them. */
const STEPS = <ListChecks aria-hidden className={ICON} />;
const DRUGS = <Pill aria-hidden className={ICON} />;
const MORE = 'figure font-semibold';

const AGE_GROUPS = {
  adult: m.protocol_age_adult,
  pediatric: m.protocol_age_pediatric,
  both: m.protocol_age_both,
} as const;

interface FactsProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

function Facts({ label, icon, children }: FactsProps) {
  return (
    <div className="flex gap-2">
      {icon}
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
