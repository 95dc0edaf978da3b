import type { User } from '@first60/contract';
import { useEffect, useMemo, useRef } from 'react';
import { edition } from '../../lib/edition.ts';
import { useSuggestions } from '../../lib/use-suggestions.ts';
import { m } from '../../paraglide/messages.js';
import { DidYouMean, suggestionText } from '../../ui/did-you-mean.tsx';
import { Screen } from '../../ui/screen.tsx';
import { AssessmentStoreProvider } from './assessments/assessment-store.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MedicationResults } from './medication-results.tsx';
import { NoProtocols } from './no-protocols.tsx';
import { OtherAgeNotice } from './other-age-notice.tsx';
import { cardId } from './protocol-card.tsx';
import { protocolsHref } from './protocol-filter.ts';
import { ProtocolList } from './protocol-list.tsx';
import { useMedicationSearch } from './use-medication-search.ts';
import { useProtocolFilter } from './use-protocol-filter.ts';
import { visibleProtocols } from './visible-protocols.ts';

export function ProtocolsScreen({ user }: { user: User }) {
  const { filter, text, age, search, choose, setAge } = useProtocolFilter();
  // By its address, not its identity: what is typed follows into the address and comes back the same.
  const href = protocolsHref(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of the filter
  const { shown, otherAge, matches } = useMemo(() => visibleProtocols(edition, filter, age), [href, age]);
  const searching = filter.kind === 'search';
  const term = searching ? filter.text : '';
  const medications = useMedicationSearch(term);
  const nothing = matches.length + medications.found.length + medications.knownAs.length === 0;
  const suggestions = useSuggestions(term, searching && nothing);
  const showAll = () => choose({ kind: 'all' });
  const [opened] = filter.kind === 'id' ? shown : [];
  useArrival(opened === undefined ? undefined : cardId(opened));
  return (
    <Screen title={opened?.title ?? m.protocols_title()} quietTitle>
      <FilterBar
        filter={filter}
        slim={opened !== undefined}
        text={text}
        age={age}
        onText={search}
        onChoose={choose}
        onAge={setAge}
      />
      {searching && <MedicationResults text={term} search={medications} />}
      <p role="status" className="sr-only">
        {suggestionText(suggestions)}
      </p>
      <AssessmentStoreProvider key={user.id} userId={user.id}>
        <section aria-labelledby="protocols-heading" className="flex flex-col gap-3">
          <h2
            id="protocols-heading"
            aria-live="polite"
            className={opened === undefined ? 'beside-sheets text-lg font-bold print:hidden' : 'sr-only'}
          >
            {m.protocols_heading_count({ count: shown.length })}
          </h2>
          {otherAge.length > 0 && (
            <OtherAgeNotice age={age} hidden={otherAge} linked={filter.kind === 'category'} onShow={setAge} />
          )}
          {suggestions !== undefined && <DidYouMean suggestions={suggestions} />}
          {shown.length === 0 ? (
            <NoProtocols filter={filter} age={age} onShowAll={showAll} />
          ) : (
            <ProtocolList protocols={shown} age={age} forced={filter.kind === 'id'} found={{ term, matches }} />
          )}
        </section>
      </AssessmentStoreProvider>
    </Screen>
  );
}

/** Following a link from one card to another arrives at its head, by sight and by screen reader. */
function useArrival(card: string | undefined): void {
  const last = useRef(card);
  useEffect(() => {
    if (card === undefined || card === last.current) {
      last.current = card;
      return;
    }
    last.current = card;
    window.scrollTo({ top: 0 });
    document.getElementById(`${card}-title`)?.focus({ preventScroll: true });
  }, [card]);
}
