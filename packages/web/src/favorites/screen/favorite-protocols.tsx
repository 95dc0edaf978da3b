import { StarOff } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { protocolHref } from '../../addresses/protocol-href.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { PRIORITY_EDGES } from '../../edition/priority-edges.ts';
import { protocolsOf } from '../../edition/protocols-of.ts';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';
import { toast } from '../../ui/toast.ts';
import { setFavoriteProtocol, useFavoriteProtocols } from '../kept-protocols.ts';

/** The cards that this user marked on this device. Renders nothing if there are none. */
export function FavoriteProtocols() {
  const scope = useUserScope();
  const protocols = protocolsOf(useEdition(), useFavoriteProtocols());
  const heading = useRef<HTMLHeadingElement>(null);
  if (protocols.length === 0) return null;
  const remove = (id: string, title: string) => {
    // Removing the row would lose the focus, so the focus moves to the list's heading, or else the screen's.
    const next = protocols.length > 1 ? heading.current : document.getElementById('main');
    next?.focus({ preventScroll: true });
    setFavoriteProtocol(scope, id, false);
    toast({ title: m.favorites_removed(), description: title });
  };
  return (
    <section aria-labelledby="favorite-protocols" className="mb-6">
      <h2 ref={heading} id="favorite-protocols" tabIndex={-1} className="text-lg font-bold outline-none">
        {m.favorites_protocols()}
      </h2>
      <p className="mb-2 text-sm text-ink-2">{m.favorites_protocols_text()}</p>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {protocols.map(({ id, title, priority }) => (
          <li
            key={id}
            className={`flex items-center gap-2 rounded-lg border border-s-8 border-line-soft bg-surface shadow-card ${PRIORITY_EDGES[priority]}`}
          >
            <Link
              href={protocolHref(id)}
              className="flex min-h-14 min-w-0 flex-1 items-center px-3 py-2 text-title leading-tight font-bold"
            >
              <span className="min-w-0">{title}</span>
            </Link>
            <button
              type="button"
              aria-label={m.favorites_remove_of({ name: title })}
              title={m.favorites_remove()}
              onClick={() => remove(id, title)}
              className="flex size-12 shrink-0 items-center justify-center rounded-lg text-ink-2 print:hidden"
            >
              <StarOff aria-hidden className="size-6" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
