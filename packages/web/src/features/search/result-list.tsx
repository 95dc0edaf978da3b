import type { ProtocolMatch } from '../../lib/protocol-search.ts';
import { useTopFirst } from '../../lib/use-top-first.ts';
import { ResultCard } from './result-card.tsx';

interface ResultListProps {
  found: readonly ProtocolMatch[];
  term: string;
}

/** The results, best first. */
export function ResultList({ found, term }: ResultListProps) {
  const shown = useTopFirst(found);
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {shown.map((match) => (
        <li key={match.protocol.id} className="[contain-intrinsic-block-size:auto_13rem] [content-visibility:auto]">
          <ResultCard match={match} term={term} />
        </li>
      ))}
    </ul>
  );
}
