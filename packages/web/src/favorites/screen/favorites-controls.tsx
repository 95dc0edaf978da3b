import { type Kits, kitNumbered } from '@first60/edition';
import type { ReactNode } from 'react';
import { useCover } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';
import { SearchBox } from '../../search/search-box.tsx';
import { ChoiceChips } from '../../ui/fields/choice-chips.tsx';
import { CONTROL_CLASS } from '../../ui/fields/field.tsx';
import { FAVORITE_FILTERS, FAVORITE_ORDERS, type FavoriteFilter, type FavoriteOrder } from './favorite-list.ts';

const filterWords = (kits: Kits): Record<FavoriteFilter, string> => ({
  all: m.favorites_filter_all(),
  kit1: kitNumbered(kits, 1).short,
  kit2: kitNumbered(kits, 2).short,
  cardiac: m.favorites_filter_cardiac(),
  respiratory: m.favorites_filter_respiratory(),
  emergency: m.favorites_filter_emergency(),
});
const ORDER_WORDS: Record<FavoriteOrder, () => string> = {
  name: m.favorites_sort_name,
  kit: m.favorites_sort_kit,
  type: m.favorites_sort_type,
  uses: m.favorites_sort_uses,
};

interface FavoritesControlsProps {
  text: string;
  onText: (text: string) => void;
  filter: FavoriteFilter;
  onFilter: (filter: string) => void;
  order: FavoriteOrder;
  onOrder: (order: string) => void;
  /** Actions on the list, placed next to the filter if there is room. */
  children: ReactNode;
}

export function FavoritesControls(props: FavoritesControlsProps) {
  const words = filterWords(useCover().kits);
  const { text, onText, filter, onFilter, order, onOrder, children } = props;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 md:grid-cols-[1fr_18rem]">
        <SearchBox
          label={m.favorites_search_label()}
          placeholder={m.favorites_search_placeholder()}
          text={text}
          onText={onText}
        />
        <label className="flex items-center gap-3">
          <span className="shrink-0 font-semibold">{m.favorites_sort()}</span>
          <select
            value={order}
            onChange={(event) => onOrder(event.target.value)}
            className={`${CONTROL_CLASS} min-h-14`}
          >
            {FAVORITE_ORDERS.map((choice) => (
              <option key={choice} value={choice}>
                {ORDER_WORDS[choice]()}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="flex flex-col gap-3 lg:flex-row lg:justify-between">
        <ChoiceChips
          label={m.favorites_filter()}
          chips={FAVORITE_FILTERS.map((value) => ({ value, label: words[value] }))}
          chosen={filter}
          onChoose={onFilter}
          scroll
        />
        {children}
      </div>
    </div>
  );
}
