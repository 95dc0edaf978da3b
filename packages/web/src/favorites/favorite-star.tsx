import { Button } from '@base-ui/react/button';
import { Star } from 'lucide-react';
import { m } from '../paraglide/messages.js';
import { useFavoriteChange, useFavoriteState } from './favorites.ts';

interface FavoriteStarProps {
  id: string;
  /** Name of the medication on the screen. */
  name: string;
}

/**
 * Adds a medication to the favourites or removes it. Shows the requested state at once and reverts if the server
 * refuses.
 */
export function FavoriteStar({ id, name }: FavoriteStarProps) {
  const state = useFavoriteState(id);
  const { change, isPending, wanted } = useFavoriteChange({ id, name });
  const isFavorite = isPending ? wanted : state.isFavorite;
  return (
    // Focusable while disabled, so that keyboard focus is still here when the response arrives.
    <Button
      aria-label={m.favorites_star({ name })}
      aria-pressed={isFavorite}
      disabled={state.isPending || isPending}
      focusableWhenDisabled
      onClick={() => change(!isFavorite)}
      className="flex size-12 shrink-0 items-center justify-center rounded-lg text-accent-ink data-disabled:opacity-60"
    >
      <Star aria-hidden className={`size-7 ${isFavorite ? 'fill-current' : ''}`} />
    </Button>
  );
}
