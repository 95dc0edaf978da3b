import { Button } from '@base-ui/react/button';
import { StarOff } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { useFavoriteChange } from '../favorites.ts';

interface RemoveFavoriteProps {
  id: string;
  name: string;
  /** Removing the card would lose the focus, so the list decides where the focus moves. */
  onRemoved: () => void;
}

export function RemoveFavorite({ id, name, onRemoved }: RemoveFavoriteProps) {
  const { change, isPending } = useFavoriteChange({ id, name }, onRemoved);
  return (
    <Button
      aria-label={m.favorites_remove_of({ name })}
      title={m.favorites_remove()}
      disabled={isPending}
      focusableWhenDisabled
      onClick={() => change(false)}
      className="-my-1 -me-2 flex size-12 shrink-0 items-center justify-center rounded-lg text-ink-2 data-disabled:opacity-60 print:hidden"
    >
      <StarOff aria-hidden className="size-6" />
    </Button>
  );
}
