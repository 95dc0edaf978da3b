import { ArrowLeft, Calculator, Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { SearchBox } from '../../../search/search-box.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import type { Age } from './age.ts';
import { AgeToggle } from './age-toggle.tsx';
import { CategoryButtons } from './category-buttons.tsx';
import type { ProtocolFilter } from './protocol-filter.ts';

interface FilterBarProps {
  filter: ProtocolFilter;
  /** True when one card is open by its id: it starts right below the header, and the controls collapse into one row. */
  slim: boolean;
  text: string;
  age: Age | 'both';
  onText: (text: string) => void;
  onChoose: (filter: ProtocolFilter) => void;
  onAge: (age: Age) => void;
  /** Given on an open card for both ages, whose toggle says whom the crew treats. */
  onBoth?: (() => void) | undefined;
  /** A notice about the age, under the controls. */
  notice: ReactNode;
}

export function FilterBar({ filter, slim, text, age, onText, onChoose, onAge, onBoth, notice }: FilterBarProps) {
  const box = useRef<HTMLInputElement>(null);
  // The card that was open when the search box was opened. Other cards start without the box.
  const [searchedOver, setSearchedOver] = useState<string>();
  const folded = slim && filter.kind === 'id' && searchedOver !== filter.id;
  const bringOut = () => flushSync(() => setSearchedOver(filter.kind === 'id' ? filter.id : undefined));
  return (
    <>
      <div
        className={
          slim ? `${SLIM} ${folded ? 'slim-row' : ''} ${onBoth === undefined ? '' : 'max-sm:gap-1!'}` : REGULAR
        }
      >
        {slim && (
          <button
            type="button"
            aria-label={m.protocols_show_all()}
            title={m.protocols_show_all()}
            onClick={() => onChoose({ kind: 'all' })}
            className={`${SLIM_BUTTON} gap-1 px-2 lg:px-4`}
          >
            <ArrowLeft aria-hidden className="size-5 shrink-0 rtl:rotate-180" />
            <span className="max-xs:sr-only">{m.protocols_all()}</span>
          </button>
        )}
        <div
          className={
            slim
              ? `max-lg:order-last max-lg:basis-full lg:flex-1 ${folded ? 'max-lg:hidden' : ''}`
              : 'max-lg:col-span-2'
          }
        >
          <SearchBox
            label={m.protocols_search_label()}
            placeholder={m.protocols_search_placeholder()}
            text={text}
            onText={(typed) => {
              setSearchedOver(undefined);
              onText(typed);
            }}
            inputRef={box}
            onReach={bringOut}
          />
        </div>
        <div className={slim ? 'flex-auto lg:max-w-60' : 'max-xs:col-span-2'}>
          <AgeToggle age={age} onAge={onAge} onBoth={onBoth} slim={slim} />
        </div>
        <Link
          href="/calculator"
          aria-label={m.protocols_calculator()}
          title={m.protocols_calculator()}
          className={
            slim
              ? `${SLIM_BUTTON} w-12 lg:w-auto lg:px-4`
              : buttonClass('secondary', 'regular', 'min-h-14 px-3 leading-tight max-sm:text-sm max-xs:col-span-2')
          }
        >
          <Calculator aria-hidden className={`size-5 shrink-0 ${slim ? '' : 'max-sm:hidden'}`} />
          <span className={slim ? 'max-lg:hidden' : undefined}>{m.protocols_calculator()}</span>
        </Link>
        {slim && (
          <button
            type="button"
            aria-label={m.protocols_search_label()}
            title={m.protocols_search_label()}
            aria-expanded={!folded}
            onClick={() => {
              bringOut();
              box.current?.focus();
            }}
            className={`${SLIM_BUTTON} w-12 lg:hidden`}
          >
            <Search aria-hidden className="size-5" />
          </button>
        )}
        {!slim && <div className="col-span-full empty:hidden">{notice}</div>}
        {!slim && filter.kind !== 'search' && (
          <div className="col-span-full">
            <CategoryButtons filter={filter} onChoose={onChoose} />
          </div>
        )}
      </div>
      {/* In the single row, which scrolls sideways, this would be off the screen. */}
      {slim && <div className="mb-1 empty:hidden max-sm:-mx-2 print:hidden">{notice}</div>}
    </>
  );
}

const REGULAR = 'mb-4 grid grid-cols-2 gap-2 lg:grid-cols-[1fr_15rem_auto] print:hidden';
/* Moved up to the header, because the screen was opened to read the card. */
const SLIM = '-mt-4 flex flex-wrap items-center gap-2 py-0.5 max-sm:-mx-2 lg:mb-2 lg:py-2 print:hidden';
const SLIM_BUTTON =
  'flex min-h-12 shrink-0 items-center justify-center gap-2 rounded-lg border border-line bg-surface font-semibold text-accent-ink';
