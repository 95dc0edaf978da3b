import type { DeskOverview } from '@first60/contract';
import { EyeOff, KeyRound, Smartphone } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { ScreenLinks } from '../../../ui/screen-links.tsx';

/** The other screens of the desk. */
export const DeskLinks = ({ desk }: { desk: DeskOverview }) => (
  <ScreenLinks
    label={m.desk_screens()}
    links={[
      {
        href: '/desk/recalls',
        Icon: EyeOff,
        text: desk.recalls === 0 ? m.desk_recalls() : m.desk_recalls_count({ count: desk.recalls }),
      },
      { href: '/desk/trust', Icon: KeyRound, text: m.desk_trust() },
      { href: '/desk/receipts', Icon: Smartphone, text: m.desk_receipts() },
    ]}
  />
);
