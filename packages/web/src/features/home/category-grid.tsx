import type { CategoryGroup } from '@first60/edition';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useCover } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';

const EDGES: Record<CategoryGroup['color'], string> = {
  red: 'border-s-critical',
  orange: 'border-s-urgent',
  blue: 'border-s-routine',
};

/**
 * Category groups, each with its number of protocols. They come from the edition's cover, so Home does not wait for the
 * content.
 */
export function CategoryGrid() {
  const { groups } = useCover();
  return (
    <section aria-labelledby="protocol-categories">
      <h2 id="protocol-categories" className="mb-2 text-lg font-bold">
        {m.home_categories()}
      </h2>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-1">
        {groups.map((group) => (
          <li key={group.id}>
            <Link
              href={`/protocols?${new URLSearchParams({ category: group.id })}`}
              className={`flex min-h-16 items-center gap-3 rounded-lg border border-s-8 border-line-soft bg-surface px-3 py-2 shadow-card ${EDGES[group.color]}`}
            >
              <span className="min-w-0 flex-1">
                <span className="block text-[min(1rem,5.2vw)] leading-tight font-bold">{group.title}</span>
                <span className="text-sm text-ink-2">{countText(group.protocols.length)}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 rtl:rotate-180" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const countText = (count: number): string => (count === 1 ? m.home_count_one() : m.home_count_many({ count }));
