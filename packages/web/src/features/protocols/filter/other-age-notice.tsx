import type { Protocol } from '@first60/edition';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { Button, buttonClass } from '../../../ui/button.tsx';
import type { Age } from './age.ts';
import { protocolsHref } from './protocol-filter.ts';

interface OtherAgeNoticeProps {
  age: Age;
  hidden: readonly Protocol[];
  /**
   * Each hidden card is also a link, because every card in a category must be one press away once the category is
   * opened from Home.
   */
  linked: boolean;
  onShow: (age: Age) => void;
}

/** Shows what the age toggle hides, with a button to show it. */
export function OtherAgeNotice({ age, hidden, linked, onShow }: OtherAgeNoticeProps) {
  const other = age === 'adult' ? 'pediatric' : 'adult';
  return (
    <div className="rounded-lg border border-line bg-sunken py-2 ps-3 pe-2 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold max-sm:text-sm">{sentence(other, hidden.length)}</p>
        <Button variant="secondary" className="px-3!" onClick={() => onShow(other)}>
          {other === 'adult' ? m.protocols_show_adult() : m.protocols_show_pediatric()}
        </Button>
      </div>
      {linked && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {hidden.map(({ id, title }) => (
            <li key={id}>
              <Link href={protocolsHref({ kind: 'id', id })} className={buttonClass('secondary', 'regular', 'px-3!')}>
                <span className="text-title">{title}</span>
                <ChevronRight aria-hidden className="size-5 shrink-0 rtl:rotate-180" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function sentence(age: Age, count: number): string {
  if (age === 'adult') {
    return count === 1 ? m.protocols_hidden_adult_one() : m.protocols_hidden_adult_many({ count });
  }
  return count === 1 ? m.protocols_hidden_pediatric_one() : m.protocols_hidden_pediatric_many({ count });
}
