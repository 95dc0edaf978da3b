import { groupDoses, isOnOrder, partsFit } from '@first60/clinical';
import type { Line, LineOrder } from '@first60/edition';
import { Phone } from 'lucide-react';
import { useContext } from 'react';
import { Link } from 'wouter';
import { protocolHref } from '../../../addresses/protocol-href.ts';
import { StartClock } from '../../../clocks/card-clocks.tsx';
import { usePrinting } from '../../../device/printing.ts';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { useCard } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';

import { Marked } from '../../../search/marks/marked.tsx';
import { FoundContext } from '../card/found.ts';
import { type PatientCard, PatientCardContext } from './card-context.ts';

import { GivenDose } from './given-dose.tsx';
import { Pregnancy } from './pregnancy.tsx';

const ORDERS: Readonly<Record<LineOrder, () => string>> = {
  'call-first': m.line_call_first,
  'only-if-ordered': m.line_only_if_ordered,
  'give-then-call': m.line_give_then_call,
};

/**
 * A line as it is read for one patient: whom it is for unless that is known, the finding, the order, the act. A dose has
 * a box of its own.
 */
export function LineBody({ text, parts }: { text: string; parts: NonNullable<Line['parts']> }) {
  const card = useContext(PatientCardContext);
  const isOpen = parts.whose !== undefined && (card === undefined || partsFit(parts, card.patient) !== 'yes');
  const { whose, if: finding, order, say, link } = parts;
  const own = card && isCalledFirst(parts, card) ? 'call-first' : undefined;
  const isFound = useContext(FoundContext)?.text === text;
  const Words = isFound ? Marked : ClinicalText;
  const before = (
    <>
      {isOpen && <span className="font-bold text-control-ink">{whose}: </span>}
      {finding !== undefined && (
        <span className="text-ink-2">
          <Words text={`${finding}:`} />{' '}
        </span>
      )}
      {(order ?? own) !== undefined && <Order order={order ?? own ?? 'call-first'} />}
    </>
  );
  if (parts.gives !== undefined && card !== undefined)
    return <GivenDose text={text} parts={parts} card={card} before={before} Words={Words} />;
  return (
    <>
      {before}
      {say !== undefined && (
        <span className={isOpen || finding !== undefined || order !== undefined ? 'font-bold' : undefined}>
          <Words text={say} />
        </span>
      )}
      {say !== undefined && link !== undefined && ' '}
      {link !== undefined && <OpenCard id={link} />}
      {parts.clock !== undefined && <StartClock id={parts.clock} />}
      {isOpen && parts.for?.if === 'pregnant' && card !== undefined && <Pregnancy />}
    </>
  );
}

/** True when an act asks for a call before this patient's first dose. */
const isCalledFirst = ({ gives = [], for: whom }: NonNullable<Line['parts']>, { protocol, patient }: PatientCard) =>
  groupDoses(gives, protocol.medications, patient, whom).some(({ line }) => isOnOrder(line, patient));

/** The phrase that says when OLMD is called, told by its words and its mark, never by color alone. */
const Order = ({ order }: { order: LineOrder }) => (
  <>
    <span className="inline-flex items-center gap-1 rounded-md border border-amber bg-amber-soft px-1.5 font-bold whitespace-nowrap text-amber-ink">
      <Phone aria-hidden className="size-4" />
      {ORDERS[order]()}
    </span>{' '}
  </>
);

function OpenCard({ id }: { id: string }) {
  const title = useCard().protocols[id]?.title;
  const printing = usePrinting();
  if (title === undefined) return null;
  if (printing) return <b>{m.line_open_card({ title })}</b>;
  return (
    <Link
      href={protocolHref(id)}
      className="inline-flex min-h-12 items-center font-bold text-accent-ink underline underline-offset-4"
    >
      {m.line_open_card({ title })}
    </Link>
  );
}
