import type { Protocol } from '@first60/edition';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useCard } from '../../../edition/shown-card.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { protocolsHref } from '../filter/protocol-filter.ts';

/** Links to the related cards that the edition has. */
export function Related({ crossLinks }: Pick<Protocol, 'crossLinks'>) {
  const { protocols } = useCard();
  const related = crossLinks.flatMap((id) => protocols[id] ?? []);
  return (
    <ul className="flex flex-wrap gap-2 empty:hidden print:hidden">
      {related.map(({ id, title }) => (
        <li key={id}>
          <Link href={protocolsHref({ kind: 'id', id })} className={buttonClass('secondary')}>
            <span className="text-title">{title}</span>
            <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
