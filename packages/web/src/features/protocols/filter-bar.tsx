import { Calculator } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { AgeToggle } from './age-toggle.tsx';
import { CategoryButtons } from './category-buttons.tsx';
import type { ProtocolFilter } from './protocol-filter.ts';
import type { Age } from './visible-protocols.ts';

interface FilterBarProps {
  filter: ProtocolFilter;
  text: string;
  age: Age;
  onText: (text: string) => void;
  onChoose: (filter: ProtocolFilter) => void;
  onAge: (age: Age) => void;
}

export function FilterBar({ filter, text, age, onText, onChoose, onAge }: FilterBarProps) {
  return (
    <div className="mb-4 flex flex-col gap-2 print:hidden">
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-[1fr_15rem_auto]">
        <div className="col-span-2 lg:col-span-1">
          <SearchBox
            label={m.protocols_search_label()}
            placeholder={m.protocols_search_placeholder()}
            text={text}
            onText={onText}
          />
        </div>
        <div className="max-xs:col-span-2">
          <AgeToggle age={age} onAge={onAge} />
        </div>
        <Link
          href="/calculator"
          className={buttonClass(
            'secondary',
            'regular',
            'min-h-14 px-3 leading-tight max-sm:text-sm max-xs:col-span-2',
          )}
        >
          <Calculator aria-hidden className="size-5 shrink-0 max-sm:hidden" />
          {m.protocols_calculator()}
        </Link>
      </div>
      {filter.kind !== 'search' && (
        // A phone that was sent to one card has no height to spare: "Show all protocols" brings the categories back.
        <div className={filter.kind === 'id' ? 'max-lg:hidden' : undefined}>
          <CategoryButtons filter={filter} onChoose={onChoose} />
        </div>
      )}
    </div>
  );
}
