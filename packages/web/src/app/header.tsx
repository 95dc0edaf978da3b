import type { User } from '@first60/contract';
import { CircleUserRound } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { ArrestButton } from '../arrest/arrest-button.tsx';
import { useArrestOnScreen } from '../arrest/arrest-on-screen.ts';
import { StripPlace } from '../clocks/strip-place.tsx';
import { useHeaderRoom } from '../device/header-room.ts';
import { ThemePicker } from '../device/theme-picker.tsx';
import { m } from '../paraglide/messages.js';
import { useArrestRunning } from '../session/running-arrests.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { ConnectionStatus } from './connection-status.tsx';
import { DesktopNavigation } from './navigation.tsx';

export function Header({ user }: { user: User }) {
  useHeaderRoom();
  const isArrestShown = useArrestOnScreen();
  const isArrestRunning = useArrestRunning();
  return (
    <header
      className={`app-header sticky top-0 z-30 border-b border-line-soft bg-surface pt-[env(safe-area-inset-top)] print:hidden ${isArrestShown ? 'arrest-shown' : ''} ${isArrestRunning ? 'arrest-running' : ''}`}
    >
      <div className="header-row mx-auto flex min-h-(--header) max-w-7xl items-center gap-2 px-[min(1rem,4vw)] max-[27rem]:gap-0">
        <Link
          href="/"
          className="flex min-h-12 shrink-0 items-center gap-2 text-xl font-extrabold text-accent-ink max-[27rem]:gap-1 max-[27rem]:text-lg"
        >
          <BrandMark />
          <span className="max-[23.4375rem]:sr-only lg:max-xl:sr-only">{m.product_name()}</span>
        </Link>
        <div className="flex-1" />
        <DesktopNavigation user={user} />
        <ArrestButton className="mx-1 flex min-h-12 shrink-0 items-center rounded-lg bg-critical px-[min(0.5rem,2vw)] text-[min(1rem,5.4vw)] font-extrabold text-on-priority" />
        <ConnectionStatus />
        <ThemePicker />
        <AccountLink />
      </div>
      <StripPlace user={user.id} />
    </header>
  );
}

function AccountLink() {
  const [location] = useLocation();
  return (
    <Link
      href="/account"
      aria-label={m.nav_account()}
      aria-current={location === '/account' ? 'page' : undefined}
      className="flex size-12 shrink-0 items-center justify-center rounded-lg text-ink-2 aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink"
    >
      <CircleUserRound aria-hidden className="size-6" />
    </Link>
  );
}
