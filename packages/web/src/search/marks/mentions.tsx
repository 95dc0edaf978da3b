import { type ReactNode, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface MentionsProps {
  /** How many cards only mention what has no card of its own; 0 where the results are more than that. */
  count: number;
  children: ReactNode;
}

/** Results as they are; mentions of what has no card wait behind their count, so that none is taken for the answer. */
export function Mentions({ count, children }: MentionsProps) {
  const [shown, setShown] = useState(false);
  if (count === 0 || shown) return children;
  return (
    <Button variant="secondary" className="self-start" onClick={() => setShown(true)}>
      {count === 1 ? m.search_mentioned_one() : m.search_mentioned_many({ count })}
    </Button>
  );
}
