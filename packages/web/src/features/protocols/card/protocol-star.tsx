import type { Protocol } from '@first60/edition';
import { Star } from 'lucide-react';
import { setFavoriteProtocol, useFavoriteProtocols } from '../../../favorites/kept-protocols.ts';
import { m } from '../../../paraglide/messages.js';
import { useUserScope } from '../../../session/use-user-scope.ts';
import { toast } from '../../../ui/toast.ts';

/** Adds a card to the favorite protocols of this user on this device, or removes it. */
export function ProtocolStar({ protocol: { id, title } }: { protocol: Protocol }) {
  const scope = useUserScope();
  const isFavorite = useFavoriteProtocols().includes(id);
  const change = () => {
    const stored = setFavoriteProtocol(scope, id, !isFavorite);
    toast({
      title: isFavorite ? m.favorites_removed() : m.favorites_added(),
      description: isFavorite
        ? title
        : stored
          ? m.favorites_protocol_kept({ title })
          : m.favorites_protocol_visit({ title }),
    });
  };
  return (
    <button
      type="button"
      aria-label={m.favorites_protocol_star({ title })}
      aria-pressed={isFavorite}
      onClick={change}
      className="pointer-events-auto -me-2 flex size-12 shrink-0 items-center justify-center rounded-lg text-accent-ink print:hidden"
    >
      <Star aria-hidden className={`size-7 ${isFavorite ? 'fill-current' : ''}`} />
    </button>
  );
}
