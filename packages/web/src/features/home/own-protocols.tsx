import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { protocolHref } from '../../addresses/protocol-href.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { PRIORITY_EDGES } from '../../edition/priority-edges.ts';
import { protocolsOf } from '../../edition/protocols-of.ts';
import { useFavoriteProtocols, useRecentProtocols } from '../../favorites/kept-protocols.ts';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';

/** The cards that this user marked or last opened on this device. Renders nothing if there are none. */
export function OwnProtocols() {
  const scope = useUserScope();
  const favorites = useFavoriteProtocols();
  const recent = useRecentProtocols();
  const block = useRef<HTMLDivElement>(null);
  // The next start reserves this height, so that nothing below moves when this appears.
  useEffect(() => scope.write('home-place', block.current && `${block.current.getBoundingClientRect().height}px`));
  if (favorites.length + recent.length === 0) return null;
  return (
    <div ref={block} className="flex flex-col gap-4">
      <Protocols id="own-favorites" title={m.favorites_protocols()} ids={favorites} />
      <Protocols id="own-recent" title={m.home_recent()} ids={recent} />
    </div>
  );
}

function Protocols({ id, title, ids }: { id: string; title: string; ids: readonly string[] }) {
  const protocols = protocolsOf(useEdition(), ids);
  if (protocols.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg font-bold">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-2 max-xs:grid-cols-1 md:grid-cols-3">
        {protocols.map((protocol) => (
          <li key={protocol.id} className="min-w-0">
            <Link
              href={protocolHref(protocol.id)}
              className={`flex h-full min-h-14 items-center rounded-lg border border-s-8 border-line-soft bg-surface px-2 py-2 leading-tight font-semibold shadow-card max-sm:text-sm ${PRIORITY_EDGES[protocol.priority]}`}
            >
              <span className="min-w-0 wrap-anywhere hyphens-auto">{protocol.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
