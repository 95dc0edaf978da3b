import { PROTOCOL_IDS, type Protocol, type ProtocolId } from '@first60/content';
import { flushSync } from 'react-dom';
import { useOpenNames } from '../../lib/open-names.ts';
import { useTopFirst } from '../../lib/use-top-first.ts';
import { useWideScreen } from '../../lib/wide-screen.ts';
import type { Found } from './found.ts';
import { cardId, ProtocolCard } from './protocol-card.tsx';
import { ProtocolPanes } from './protocol-panes.tsx';
import type { Age } from './visible-protocols.ts';

/** The closed cards that are in sight at once, below the search and what else was found. */
const TOP = { phone: 5, wide: 12 } as const;

interface ProtocolListProps {
  protocols: readonly Protocol[];
  age: Age;
  /** The protocol was asked for by its id: it is open and stays open. */
  forced: boolean;
  found: Found;
}

/** Cards that open in place; on wide screens a list with the open cards beside it. */
export function ProtocolList({ protocols: all, age, forced, found }: ProtocolListProps) {
  const wide = useWideScreen();
  const protocols = useTopFirst(all, wide ? TOP.wide : TOP.phone);
  const openCards = useOpenNames<ProtocolId>('protocols.open', PROTOCOL_IDS);
  if (forced) {
    return protocols.map((protocol) => <ProtocolCard key={protocol.id} protocol={protocol} age={age} open />);
  }
  if (wide) return <ProtocolPanes protocols={protocols} age={age} openCards={openCards} found={found} />;
  return (
    <ul className="flex flex-col gap-3">
      {protocols.map((protocol) => (
        <li key={protocol.id}>
          <ProtocolCard
            protocol={protocol}
            age={age}
            term={found.term}
            match={found.matches.find((match) => match.protocol === protocol)}
            open={openCards.open.includes(protocol.id)}
            onOpen={(open) => {
              flushSync(() => openCards.set(protocol.id, open));
              // Opened where it stood, its first lines would lie below the screen.
              if (open) document.getElementById(cardId(protocol))?.scrollIntoView({ block: 'start' });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
