import { CircleUserRound } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { m } from '../paraglide/messages.js';

export function AccountLink() {
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
