import { useTopFirst } from '../../device/use-top-first.ts';
import type { ProtocolMatch } from '../../search/protocol-search.ts';
import { ResultCard } from './result-card.tsx';

interface ResultListProps {
  found: readonly ProtocolMatch[];
  term: string;
}

/** Below the top, cards are laid out when they are scrolled to. In sight, that would lay out every frame twice. */
const BELOW = '[contain-intrinsic-block-size:auto_13rem] [content-visibility:auto]';

/** The cards that are in sight at once: one column on a phone, up to three on a desk. */
const cardsInSight = (): number => (window.innerWidth < 768 ? 3 : 12);

/** The results, best first. */
export function ResultList({ found, term }: ResultListProps) {
  const top = cardsInSight();
  const shown = useTopFirst(found, top);
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
      {shown.map((match, place) => (
        <li key={match.protocol.id} className={place < top ? undefined : BELOW}>
          <ResultCard match={match} term={term} />
        </li>
      ))}
    </ul>
  );
}
