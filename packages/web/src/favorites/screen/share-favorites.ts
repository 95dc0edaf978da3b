import type { Favorite } from '@first60/contract';
import { shareText } from '../../device/share.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/toast.ts';

/** Opens the share sheet of the device; one without it gets the text on its clipboard. */
export async function shareFavorites(list: readonly Favorite[]): Promise<void> {
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
