import type { Favorite } from '@first60/contract';
import { useMutation } from '@tanstack/react-query';
import { Download, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../device/save-file.ts';
import { shareText } from '../../device/share.ts';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { removeFavorites, tellRefusal } from '../favorites.ts';
import { CSV_NAME, favoritesCsv } from './favorites-csv.ts';

const ACTION = 'flex-auto whitespace-nowrap max-sm:px-2 sm:flex-none';

/** Actions on all favourites, regardless of search and filter. */
export function FavoritesActions({ favorites }: { favorites: readonly Favorite[] }) {
  const [asking, setAsking] = useState(false);
  const scope = useUserScope();
  const clearing = useMutation({
    mutationFn: (all: readonly Favorite[]) =>
      removeFavorites(
        scope,
        all.map(({ id, genericName }) => ({ id, name: genericName })),
      ),
    onSuccess: (outcome) => {
      toast({
        title: m.favorites_cleared(),
        ...(outcome === 'waiting' && { description: m.favorites_cleared_later() }),
      });
    },
    onError: (error) => tellRefusal(m.favorites_not_cleared(), error),
  });
  const exportCsv = () => {
    saveFile(CSV_NAME, 'text/csv;charset=utf-8', favoritesCsv(favorites));
    toast({ title: m.favorites_exported(), description: CSV_NAME });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" className={ACTION} onClick={exportCsv}>
        <Download aria-hidden className="size-5 shrink-0" />
        {m.favorites_export()}
      </Button>
      <Button variant="secondary" className={ACTION} onClick={() => void shareFavorites(favorites)}>
        <Share2 aria-hidden className="size-5 shrink-0" />
        {m.favorites_share()}
      </Button>
      <Button variant="secondary" className={ACTION} disabled={clearing.isPending} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-5 shrink-0" />
        {clearing.isPending ? m.favorites_clearing() : m.favorites_clear_all()}
      </Button>
      <ConfirmDialog
        open={asking}
        title={
          favorites.length === 1 ? m.favorites_clear_title_one() : m.favorites_clear_title({ count: favorites.length })
        }
        confirm={m.favorites_clear_all()}
        onConfirm={() => {
          setAsking(false);
          clearing.mutate(favorites);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{m.favorites_clear_text()}</p>
      </ConfirmDialog>
    </div>
  );
}

/** Opens the device's share sheet, or copies the text to the clipboard if there is no share sheet. */
async function shareFavorites(list: readonly Favorite[]): Promise<void> {
  const title = m.favorites_share_title();
  const text = [
    title,
    ...list.map(({ genericName, kitName }) => m.favorites_share_line({ name: genericName, kit: kitName })),
  ].join('\n');
  const shared = await shareText({ title, text });
  if (shared === 'clipboard') toast({ title: m.favorites_copied(), description: m.favorites_copied_text() });
  if (shared === 'nowhere') {
    toast({ title: m.favorites_not_copied(), description: m.favorites_not_copied_text(), tone: 'destructive' });
  }
}
