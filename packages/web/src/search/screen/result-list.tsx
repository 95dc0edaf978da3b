import { useDrawnSoFar } from '../../device/use-drawn-so-far.ts';
import { ListEnd } from '../../ui/list-end.tsx';
import type { ProtocolMatch } from '../protocol-search.ts';
import { ResultCard } from './result-card.tsx';

interface ResultListProps {
  found: readonly ProtocolMatch[];
  /** True if the results are those for the text being typed. */
  typed: boolean;
}

/**
 * Cards below the first ones are laid out only when scrolled to. For cards in sight, this would lay out every frame
 * twice.
 */
const BELOW = '[contain-intrinsic-block-size:auto_13rem] [content-visibility:auto]';

/** Number of cards in sight at once: one column on a phone, up to three on a desktop. */
const cardsInSight = (): number => (window.innerWidth < 768 ? 3 : 12);

/** The results, best first. */
export function ResultList({ found, typed }: ResultListProps) {
  const top = cardsInSight();
  const list = useDrawnSoFar(found, { top, typed });
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
        {list.drawn.map((match, place) => (
          <li key={match.protocol.id} className={place < top ? undefined : BELOW}>
            <ResultCard match={match} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
    </>
  );
}
