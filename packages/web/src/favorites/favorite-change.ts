import { useMutation } from '@tanstack/react-query';
import { m } from '../paraglide/messages.js';
import { useUserScope } from '../session/use-user-scope.ts';
import { toast } from '../ui/toast.ts';
import { addFavorite, removeFavorites } from './favorites.ts';
import { RefusedError } from './outbox/outbox.ts';

interface FavoriteChange {
  /** True adds it, false takes it off. */
  readonly change: (wanted: boolean) => void;
  readonly isPending: boolean;
  /** What was wanted last. */
  readonly wanted: boolean;
}

/** Adding or removing one favourite, and telling the user the result. */
export function useFavoriteChange(favorite: { id: string; name: string }, onChanged?: () => void): FavoriteChange {
  const { name } = favorite;
  const scope = useUserScope();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? addFavorite(scope, favorite) : removeFavorites(scope, [favorite])),
    onSuccess: (outcome, wanted) => {
      const title = wanted ? m.favorites_added() : m.favorites_removed();
      toast({ title, description: outcome === 'sent' ? name : m.favorites_sent_later({ name }) });
      onChanged?.();
    },
    onError: (error, wanted) =>
      tellRefusal(wanted ? m.favorites_not_added({ name }) : m.favorites_not_removed({ name }), error),
  });
  return { change: mutate, isPending, wanted: variables ?? false };
}

/** Says why the server refused it. */
export function tellRefusal(title: string, error: unknown): void {
  const description = error instanceof RefusedError ? error.message : m.favorites_failed();
  toast({ title, description, tone: 'destructive' });
}
