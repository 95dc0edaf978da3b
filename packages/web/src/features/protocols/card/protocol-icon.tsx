import { ScrollText } from 'lucide-react';
import { PROTOCOL_ICONS } from './protocol-icons.ts';

/** Decoration only: the title beside it says the same. A name this build does not carry shows a plain page. */
export function ProtocolIcon({ name, className }: { name: string; className: string }) {
  const Icon = PROTOCOL_ICONS[name] ?? ScrollText;
  return <Icon aria-hidden className={className} />;
}
