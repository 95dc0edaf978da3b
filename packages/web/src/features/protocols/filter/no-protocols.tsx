import type { EditionCover } from '@first60/edition';
import { SearchX } from 'lucide-react';
import { useCover } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Age } from './age.ts';
import type { ProtocolFilter } from './protocol-filter.ts';

interface NoProtocolsProps {
  filter: ProtocolFilter;
  age: Age;
  onShowAll: () => void;
}

/** Shown when nothing was found. It repeats what was requested. */
export function NoProtocols({ filter, age, onShowAll }: NoProtocolsProps) {
  const { groups } = useCover();
  const ageWord = age === 'adult' ? m.protocols_age_adult() : m.protocols_age_pediatric();
  const asked =
    filter.kind === 'id'
      ? [m.protocols_empty_id({ id: filter.id })]
      : [
          m.protocols_empty_category({ category: categoryName(groups, filter) }),
          ...(filter.kind === 'search' ? [m.protocols_empty_search({ search: filter.text.trim() })] : []),
          m.protocols_empty_age({ age: ageWord }),
        ];
  return (
    <Notice Icon={SearchX} title={m.protocols_empty()}>
      <ul className="wrap-anywhere">
        {asked.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-3" onClick={onShowAll}>
        {m.protocols_show_all()}
      </Button>
    </Notice>
  );
}

function categoryName(groups: EditionCover['groups'], filter: ProtocolFilter): string {
  if (filter.kind !== 'category') return m.protocols_all_categories();
  return groups.find(({ id }) => id === filter.category)?.title ?? filter.category;
}
