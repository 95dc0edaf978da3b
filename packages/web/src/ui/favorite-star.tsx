import { Button } from '@base-ui/react/button';
import { useMutation } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { addFavorite, removeFavorite, useFavorites } from '../lib/favorites.ts';
import { favoritesFailure } from '../lib/favorites-failure.ts';
import { heedSignOut } from '../lib/identity.ts';
import { m } from '../paraglide/messages.js';
import { toast } from './toast.ts';

interface FavoriteStarProps {
  id: string;
  /** What the medication is called on the screen. */
  name: string;
}

/** Adds a medication to the favourites or takes it off. Shows the wanted state at once and falls back if it fails. */
export function FavoriteStar({ id, name }: FavoriteStarProps) {
  const favorites = useFavorites();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? addFavorite(id) : removeFavorite(id)),
    onSuccess: (_, wanted) => toast({ title: wanted ? m.favorites_added() : m.favorites_removed(), description: name }),
    onError: (error, wanted) => {
      const title = wanted ? m.favorites_not_added({ name }) : m.favorites_not_removed({ name });
      toast({ title, description: favoritesFailure(error), tone: 'destructive' });
      heedSignOut(error);
    },
  });
  const isFavorite = isPending ? variables : (favorites.data?.some((favorite) => favorite.id === id) ?? false);
  return (
    // Focusable while disabled: the keyboard is still there when the answer comes.
    <Button
      aria-label={m.favorites_star({ name })}
      aria-pressed={isFavorite}
      disabled={favorites.isPending || isPending}
      focusableWhenDisabled
      onClick={() => mutate(!isFavorite)}
      className="flex size-12 shrink-0 items-center justify-center rounded-lg text-accent-ink data-disabled:opacity-60"
    >
      <Star aria-hidden className={`size-7 ${isFavorite ? 'fill-current' : ''}`} />
    </Button>
  );
}
