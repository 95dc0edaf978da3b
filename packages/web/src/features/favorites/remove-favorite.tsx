import { Button } from '@base-ui/react/button';
import { useMutation } from '@tanstack/react-query';
import { StarOff } from 'lucide-react';
import { removeFavorite } from '../../lib/favorites.ts';
import { favoritesFailure } from '../../lib/favorites-failure.ts';
import { heedSignOut } from '../../lib/identity.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/toast.ts';

interface RemoveFavoriteProps {
  id: string;
  name: string;
  /** The card is gone then, and the focus with it: the list says where it goes on. */
  onRemoved: () => void;
}

export function RemoveFavorite({ id, name, onRemoved }: RemoveFavoriteProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeFavorite(id),
    onSuccess: () => {
      toast({ title: m.favorites_removed(), description: name });
      onRemoved();
    },
    onError: (error) => {
      toast({ title: m.favorites_not_removed({ name }), description: favoritesFailure(error), tone: 'destructive' });
      heedSignOut(error);
    },
  });
  return (
    <Button
      aria-label={m.favorites_remove_of({ name })}
      title={m.favorites_remove()}
      disabled={isPending}
      focusableWhenDisabled
      onClick={() => mutate()}
      className="-my-1 -me-2 flex size-12 shrink-0 items-center justify-center rounded-lg text-ink-2 data-disabled:opacity-60 print:hidden"
    >
      <StarOff aria-hidden className="size-6" />
    </Button>
  );
}
