import type { Favorite } from '@first60/contract';
import { useRef } from 'react';
import { useAddressState } from '../../addresses/address-state.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { withOwnTexts } from '../../edition/sealed/own-reference.ts';
import { m } from '../../paraglide/messages.js';
import { useOnline } from '../../server/connection.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFavorites } from '../favorites.ts';
import { medicationUses } from '../medication-use.ts';
import { waitingChanges } from '../outbox/change.ts';
import { useOutbox } from '../outbox/outbox-store.ts';
import { FavoriteCard } from './favorite-card.tsx';
import { filterFavorites, filterOf, orderOf, sortFavorites } from './favorite-list.ts';
import { FavoriteProtocols } from './favorite-protocols.tsx';
import { FavoritesActions } from './favorites-actions.tsx';
import { FavoritesControls } from './favorites-controls.tsx';
import { NoFavorites, NoneFound } from './favorites-empty.tsx';

export function FavoritesScreen() {
  const edition = useEdition();
  const { data, isPending, refetch } = useFavorites({ ask: true });
  return (
    <Screen title={m.favorites_title()}>
      <FavoriteProtocols />
      {data ? (
        <Favorites favorites={withOwnTexts(data, edition)} />
      ) : isPending ? (
        <Spinner />
      ) : (
        <NotLoaded onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}

const waitingText = (count: number): string =>
  count === 1 ? m.favorites_waiting_one() : m.favorites_waiting({ count });

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="amber" live>
      <p>{m.favorites_not_loaded()}</p>
      <Button variant="secondary" className="mt-2" onClick={onRetry}>
        {m.favorites_retry()}
      </Button>
    </Alert>
  );
}

const NAMES = ['search', 'filter', 'sort'] as const;

function Favorites({ favorites }: { favorites: readonly Favorite[] }) {
  const { values, type, choose } = useAddressState('/favorites', NAMES);
  const online = useOnline();
  const waiting = waitingChanges(useOutbox()).length;
  const heading = useRef<HTMLHeadingElement>(null);

  const uses = medicationUses();
  const filter = filterOf(values.filter);
  const order = orderOf(values.sort);
  const shown = sortFavorites(filterFavorites(favorites, values.search, filter), order, uses);
  const notice = (!online || waiting > 0) && (
    <Alert tone="info">{waiting > 0 ? waitingText(waiting) : m.favorites_offline()}</Alert>
  );
  if (favorites.length === 0) {
    return (
      <div className="flex flex-col gap-4">
        {notice}
        <NoFavorites />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="print:hidden">
        <FavoritesControls
          text={values.search}
          onText={(search) => type({ search })}
          filter={filter}
          onFilter={(choice) => choose({ filter: choice === 'all' ? '' : choice })}
          order={order}
          onOrder={(choice) => choose({ sort: choice === 'name' ? '' : choice })}
        >
          <FavoritesActions favorites={favorites} />
        </FavoritesControls>
      </div>
      {notice}
      <h2 ref={heading} tabIndex={-1} aria-live="polite" className="text-lg font-bold outline-none">
        {m.favorites_showing({ shown: shown.length, all: favorites.length })}
      </h2>
      {shown.length === 0 && <NoneFound onClear={() => choose({ search: '', filter: '' })} />}
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((favorite) => (
          <li key={favorite.id}>
            <FavoriteCard
              favorite={favorite}
              uses={uses[favorite.id] ?? 0}
              onRemoved={() => heading.current?.focus({ preventScroll: true })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
