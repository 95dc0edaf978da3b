import type { User } from '@first60/contract';
import { LogOut } from 'lucide-react';
import { Link } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useArrestOnScreen } from '../arrest/arrest-on-screen.ts';
import { m } from '../paraglide/messages.js';
import { useLogout } from './logout.tsx';
import { isCurrent, navigationOf, type ScreenEntry } from './screens.tsx';

export function DesktopNavigation({ user }: { user: User }) {
  return (
    <nav aria-label={m.nav_label()} className="hidden items-center lg:flex xl:gap-1">
      {navigationOf(user).map((screen) => (
        <NavigationLink
          key={screen.path}
          screen={screen}
          className={`${DESKTOP_ITEM} aria-[current=page]:border-b-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink`}
        />
      ))}
      <LogoutButton className={DESKTOP_ITEM} />
    </nav>
  );
}

export function PhoneNavigation({ user }: { user: User }) {
  // The bar is hidden during an arrest, because it contains Logout and an arrest uses the whole screen of a phone.
  if (useArrestOnScreen()) return null;
  const itemClass = `${PHONE_ITEM} ${user.isAdmin ? SIX_ITEMS : FIVE_ITEMS}`;
  return (
    <nav
      aria-label={m.nav_label()}
      className="phone-navigation fixed inset-x-0 bottom-0 z-30 flex border-t border-line-soft bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {navigationOf(user)
        .filter(({ onPhone }) => onPhone)
        .map((screen) => (
          <NavigationLink key={screen.path} screen={screen} className={itemClass} />
        ))}
      <LogoutButton className={`${itemClass} ms-2 bg-sunken`} />
    </nav>
  );
}

// Nine words must fit next to the name at 1024 px, so there are no icons, and the text is smaller up to xl.
const DESKTOP_ITEM =
  'flex min-h-12 items-center rounded-lg border-y-4 border-transparent px-1.5 text-sm font-semibold text-ink-2 xl:px-2 xl:text-base';
const PHONE_ITEM =
  'flex min-h-16 min-w-[min(48px,15vw)] flex-auto flex-col items-center justify-center gap-1 border-t-4 border-transparent font-semibold text-ink-2 aria-[current=page]:border-accent aria-[current=page]:text-accent-ink';
// Every word stays on one line at 320 px and at the largest text size. Administrators see one more word.
const FIVE_ITEMS = 'px-0.5 text-[min(0.75rem,3.1vw)]';
const SIX_ITEMS = 'sm:px-0.5 text-[min(0.75rem,2.85vw)] max-xs:tracking-tighter';

function NavigationLink({ screen, className }: { screen: ScreenEntry; className: string }) {
  // The browser's address and not that of the shown screen, so that a press is visible before the next screen renders.
  const [location] = useBrowserLocation();
  const { path, label, Icon } = screen;
  return (
    <Link href={path} className={className} aria-current={isCurrent(path, location) ? 'page' : undefined}>
      <Icon aria-hidden className="size-6 shrink-0 lg:hidden" />
      <span>{label()}</span>
    </Link>
  );
}

function LogoutButton({ className }: { className: string }) {
  const [leave, question] = useLogout();
  return (
    <>
      <button type="button" className={className} onClick={leave}>
        <LogOut aria-hidden className="size-6 shrink-0 rtl:-scale-x-100 lg:hidden" />
        <span>{m.nav_logout()}</span>
      </button>
      {question}
    </>
  );
}
