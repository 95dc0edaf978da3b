import { Calculator, type LucideIcon, Search, Star } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';

export function CalculatorButton() {
  return (
    <Link
      href="/calculator"
      className={buttonClass('secondary', 'main', 'px-3! text-base! leading-tight max-sm:text-sm! max-xs:col-span-2')}
    >
      <Calculator aria-hidden className="size-5 shrink-0 max-sm:hidden" />
      {m.home_calculator()}
    </Link>
  );
}

interface Shortcut {
  readonly path: string;
  readonly label: () => string;
  readonly Icon: LucideIcon;
}

/** Screens that are not in a phone's bottom bar. The calculator has its own button. */
const SHORTCUTS: readonly Shortcut[] = [
  { path: '/search', label: m.home_common_searches, Icon: Search },
  { path: '/favorites', label: m.nav_favorites, Icon: Star },
];

/** Links from Home to the screens that are otherwise only in the wide-screen navigation. */
export function Shortcuts() {
  return (
    <nav aria-label={m.home_shortcuts()} className="col-span-2 flex flex-wrap gap-2 lg:hidden">
      {SHORTCUTS.map(({ path, label, Icon }) => (
        <Link
          key={path}
          href={path}
          className={buttonClass('secondary', 'regular', 'flex-1 px-3! leading-tight max-sm:text-sm!')}
        >
          <Icon aria-hidden className="size-5 shrink-0 max-2xs:hidden" />
          {label()}
        </Link>
      ))}
    </nav>
  );
}
