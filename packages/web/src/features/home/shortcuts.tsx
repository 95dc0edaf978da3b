import { Calculator, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';

interface Shortcut {
  readonly path: string;
  readonly label: () => string;
  readonly Icon: LucideIcon;
}

/** Screens one press from Home that a phone's bottom bar does not hold. */
const SHORTCUTS: readonly Shortcut[] = [{ path: '/calculator', label: m.home_calculator, Icon: Calculator }];

export function Shortcuts() {
  return SHORTCUTS.map(({ path, label, Icon }) => (
    <Link
      key={path}
      href={path}
      className={buttonClass('secondary', 'main', 'px-3 text-base leading-tight max-sm:text-sm max-[359px]:col-span-2')}
    >
      <Icon aria-hidden className="size-5 shrink-0 max-sm:hidden" />
      {label()}
    </Link>
  ));
}
