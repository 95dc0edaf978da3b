import { Button } from '@base-ui/react/button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { removeFavorite } from '../../lib/favorites.ts';
import { favoritesFailure } from '../../lib/favorites-failure.ts';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';

interface RemoveFavoriteProps {
  id: string;
  name: string;
  /** The card is gone then, and the focus with it: the list says where it goes on. */
  onRemoved: () => void;
  children: ReactNode;
}

export function RemoveFavorite({ id, name, onRemoved, children }: RemoveFavoriteProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeFavorite(id),
    onSuccess: () => {
      toast({ title: m.favorites_removed(), description: name });
      onRemoved();
    },
    onError: (error) =>
      toast({
        title: m.favorites_not_removed({ name }),
        description: favoritesFailure(error),
        tone: 'destructive',
      }),
  });
  return (
    <Button
      aria-label={m.favorites_remove_of({ name })}
      disabled={isPending}
      focusableWhenDisabled
      onClick={() => mutate()}
      className={buttonClass('secondary', 'regular', 'flex-1 px-3 data-disabled:opacity-60')}
    >
      {children}
    </Button>
  );
}
