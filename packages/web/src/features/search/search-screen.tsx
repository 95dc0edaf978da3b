import { Search, SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { useAddressState } from '../../lib/address-state.ts';
import { edition } from '../../lib/edition.ts';
import { searchProtocols } from '../../lib/protocol-search.ts';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { commonSearches } from './common-searches.ts';
import { ResultCard } from './result-card.tsx';

const NAMES = ['q'] as const;

export function SearchScreen() {
  const { values, type, choose } = useAddressState('/search', NAMES);
  const text = values.q;
  return (
    <Screen title={m.search_title()} quietTitle>
      <div className="mb-4 flex flex-col gap-3 print:hidden">
        <SearchBox
          label={m.search_label()}
          placeholder={m.search_placeholder()}
          text={text}
          onText={(typed) => type({ q: typed })}
          focusOnOpen={text === ''}
        />
        <ChoiceChips
          label={m.search_common()}
          chips={commonSearches()}
          chosen={text.trim().toLowerCase()}
          onChoose={(term) => choose({ q: term })}
          scroll={text.trim() !== ''}
        />
      </div>
      {text.trim() === '' ? <Notice Icon={Search}>{m.search_start()}</Notice> : <Results text={text} />}
    </Screen>
  );
}

function Results({ text }: { text: string }) {
  const found = searchProtocols(edition, text);
  return (
    <section aria-labelledby="search-results">
      <h2 id="search-results" aria-live="polite" className="mb-3 text-lg font-bold">
        {found.length === 1 ? m.search_count_one() : m.search_count_many({ count: found.length })}
      </h2>
      {found.length === 0 && (
        <Notice Icon={SearchX} title={m.search_empty({ text: text.trim() })}>
          <p>{m.search_empty_next()}</p>
          <Link
            href={`/medications?${new URLSearchParams({ tab: 'all', search: text.trim() })}`}
            className={buttonClass('secondary', 'regular', 'mt-3')}
          >
            {m.search_in_medications()}
          </Link>
        </Notice>
      )}
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {found.map(({ protocol }) => (
          <li key={protocol.id}>
            <ResultCard protocol={protocol} />
          </li>
        ))}
      </ul>
    </section>
  );
}
