import { type ReactNode, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface MentionsProps {
  /** The searched term. Mentions for another term are folded again. */
  term: string;
  /** Number of cards that only mention a topic that has no card. 0 if the results are real matches. */
  count: number;
  children: ReactNode;
}

/**
 * Shows results directly. Mere mentions are folded under a button with their count, so that users do not mistake one
 * for a match.
 */
export function Mentions({ term, count, children }: MentionsProps) {
  const [shown, setShown] = useState<string>();
  if (count === 0 || shown === term) return children;
  return (
    <Button variant="secondary" className="self-start" onClick={() => setShown(term)}>
      {count === 1 ? m.search_mentioned_one() : m.search_mentioned_many({ count })}
    </Button>
  );
}
