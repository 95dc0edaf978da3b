import { type ReactNode, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface MentionsProps {
  /** What was searched. The mentions of another term wait again. */
  term: string;
  /** How many cards only mention a topic without a card. 0 when the results are real answers. */
  count: number;
  children: ReactNode;
}

/**
 * Shows results as they are. Mere mentions wait behind a button with their count, so that none is taken for the answer.
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
