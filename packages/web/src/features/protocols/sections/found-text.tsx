import { Link } from 'wouter';
import { protocolHref } from '../../../addresses/protocol-href.ts';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { useCard } from '../../../edition/shown-card.ts';
import { Marked } from '../../../search/marks/marked.tsx';
import { cardMentions } from '../card/card-mentions.ts';
import type { FoundSpot } from '../card/found.ts';

interface FoundTextProps {
  text: string;
  found: FoundSpot | undefined;
}

/**
 * A line of a card. Names of other cards in it are links; if a search found the line, the searched words are marked.
 */
export function FoundText({ text, found }: FoundTextProps) {
  return cardMentions(useCard(), text).map((part) =>
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
  found === undefined ? <ClinicalText text={text} /> : <Marked text={text} />;

/** The touch target is taller than the text. */
const CARD =
  'py-2 font-semibold text-accent-ink underline underline-offset-4 print:font-normal print:text-inherit print:no-underline';
