import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from './button.tsx';

interface ScreenLinksProps {
  label: string;
  links: ReadonlyArray<{ readonly href: string; readonly Icon: LucideIcon; readonly text: string }>;
}

/** Links to other screens, side by side where there is room. */
export const ScreenLinks = ({ label, links }: ScreenLinksProps) => (
  <nav aria-label={label} className="flex flex-wrap gap-2 max-sm:*:w-full">
    {links.map(({ href, Icon, text }) => (
      <Link key={href} href={href} className={buttonClass('secondary')}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {text}
      </Link>
    ))}
  </nav>
);
