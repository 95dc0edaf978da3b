import { useContents } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { ChoiceChips } from '../../../ui/fields/choice-chips.tsx';
import type { ProtocolFilter } from './protocol-filter.ts';

const ALL = 'all';

interface CategoryButtonsProps {
  filter: ProtocolFilter;
  onChoose: (filter: ProtocolFilter) => void;
}

/** All categories, or one. None is selected while a protocol is open by its id. */
export function CategoryButtons({ filter, onChoose }: CategoryButtonsProps) {
  const names = useContents();
  const groups = names.groups.filter(({ protocols }) => protocols.some((id) => names.protocols[id] !== undefined));
  return (
    <ChoiceChips
      label={m.protocols_categories_label()}
      chips={[
        { value: ALL, label: m.protocols_all_categories() },
        ...groups.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      chosen={filter.kind === 'category' ? filter.category : filter.kind === 'all' ? ALL : ''}
      onChoose={(category) => onChoose(category === ALL ? { kind: 'all' } : { kind: 'category', category })}
      scroll
      dense
    />
  );
}
