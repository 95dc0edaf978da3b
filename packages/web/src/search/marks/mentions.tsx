import { type ReactNode, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface MentionsProps {
  /** How many cards only mention a topic without a card. 0 when the results are real answers. */
  count: number;
  children: ReactNode;
}

/**
 * Shows results as they are. Mere mentions wait behind a button with their count, so that none is taken for the answer.
 */
export function Mentions({ count, children }: MentionsProps) {
  const [shown, setShown] = useState(false);
  if (count === 0 || shown) return children;
  return (
    <Button variant="secondary" className="self-start" onClick={() => setShown(true)}>
      {count === 1 ? m.search_mentioned_one() : m.search_mentioned_many({ count })}
    </Button>
  );
}
