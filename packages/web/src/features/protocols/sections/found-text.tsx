import { Link } from 'wouter';
import { cardMentions } from '../../../lib/card-mentions.ts';
import { edition } from '../../../lib/edition.ts';
import { protocolHref } from '../../../lib/protocol-href.ts';
import { ClinicalText } from '../../../ui/clinical-text.tsx';
import { Marked } from '../../../ui/marked.tsx';
import type { FoundSpot } from '../found.ts';

interface FoundTextProps {
  text: string;
  found: FoundSpot | undefined;
}

/** A line of a card, whose names of other cards lead there; where a search found it, with the searched words marked. */
export function FoundText({ text, found }: FoundTextProps) {
  return cardMentions(edition, text).map((part) =>
    part.card === undefined ? (
      <Words key={part.text} text={part.text} found={found} />
    ) : (
      <Link key={part.card} href={protocolHref(part.card)} className={CARD}>
        <Words text={part.text} found={found} />
      </Link>
    ),
  );
}

const Words = ({ text, found }: FoundTextProps) =>
  found === undefined ? <ClinicalText text={text} /> : <Marked text={text} term={found.term} />;

/** Taller to the finger than to the eye. */
const CARD =
  'py-2 font-semibold text-accent-ink underline underline-offset-4 print:font-normal print:text-inherit print:no-underline';
