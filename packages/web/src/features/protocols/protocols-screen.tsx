import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { edition } from '../../lib/edition.ts';
import { foundTermOf } from '../../lib/found-term.ts';
import { protocolOpened } from '../../lib/kept-protocols.ts';
import { namesCard, searchProtocols } from '../../lib/protocol-search.ts';
import { searchAnswer } from '../../lib/search-answer.ts';
import { useSuggestions } from '../../lib/use-suggestions.ts';
import { m } from '../../paraglide/messages.js';
import { DidYouMean, suggestionText } from '../../ui/did-you-mean.tsx';
import { Mentions } from '../../ui/mentions.tsx';
import { NoCard, noCardText } from '../../ui/no-card.tsx';
import { Screen } from '../../ui/screen.tsx';
import { wayToAge } from './age-switch.ts';
import { AssessmentStoreProvider } from './assessments/assessment-store.tsx';
import { FilterBar } from './filter-bar.tsx';
import { goToFound } from './go-to-found.ts';
import { MedicationResults } from './medication-results.tsx';
import { NoProtocols } from './no-protocols.tsx';
import { OtherAgeNotice } from './other-age-notice.tsx';
import { PatientAgeNotice } from './patient-age-notice.tsx';
import { cardId } from './protocol-card.tsx';
import { protocolsHref } from './protocol-filter.ts';
import { ProtocolList } from './protocol-list.tsx';
import { useMedicationSearch } from './use-medication-search.ts';
import { useProtocolFilter } from './use-protocol-filter.ts';
import { type Age, visibleProtocols } from './visible-protocols.ts';

export function ProtocolsScreen() {
  const { filter, text, age, search, choose, setAge } = useProtocolFilter();
  // By its address, not its identity: what is typed follows into the address and comes back the same.
  const href = protocolsHref(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of the filter
  const { shown, otherAge, matches } = useMemo(() => visibleProtocols(edition, filter, age), [href, age]);
  const searching = filter.kind === 'search';
  const term = searching ? filter.text : '';
  const medications = useMedicationSearch(term);
  const suggestions = useSuggestions(term, searching && !namesCard(matches));
  const answer = searchAnswer(matches, suggestions);
  const drugsFound = medications.found.length + medications.inKits.length + medications.knownAs.length > 0;
  const guesses = { protocols: answer.suggested, drugs: drugsFound ? [] : (suggestions?.drugs ?? []) };
  const noCard = searching ? answer.noCard : undefined;
  const showAll = () => choose({ kind: 'all' });
  const showAge = (other: Age) => {
    setAge(other);
    const way = wayToAge(opened, other);
    if (way !== undefined) choose(way);
  };
  const [opened] = filter.kind === 'id' ? shown : [];
  const openedId = opened?.id;
  // Before it is painted: a card that was seen is on the list, however soon the next one is opened.
  useLayoutEffect(() => {
    if (openedId !== undefined) protocolOpened(openedId);
  }, [openedId]);
  const taken = foundTermOf(useHistoryState());
  const takenMatches = useMemo(() => searchProtocols(edition, taken), [taken]);
  const found = opened === undefined ? { term, matches } : { term: taken, matches: takenMatches };
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
        notice={<PatientAgeNotice age={age} place={opened?.id ?? filter.kind} onShow={showAge} />}
      />
      {searching && <MedicationResults text={term} search={medications} />}
      <p role="status" className="sr-only">
        {noCard !== undefined ? noCardText(term, noCard.uncovered) : suggestionText(guesses)}
      </p>
      <AssessmentStoreProvider>
        <section aria-labelledby="protocols-heading" className="flex flex-col gap-3">
          {/* Before the count: a right guess below "Protocols (0)" would be passed over. */}
          {noCard !== undefined && <NoCard term={term} uncovered={noCard.uncovered} />}
          <DidYouMean suggestions={guesses} />
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
          {shown.length === 0 ? (
            <NoProtocols filter={filter} age={age} onShowAll={showAll} />
          ) : (
            <Mentions key={term} count={answer.mentions ? shown.length : 0}>
              <ProtocolList protocols={shown} age={age} forced={filter.kind === 'id'} found={found} />
            </Mentions>
          )}
        </section>
      </AssessmentStoreProvider>
    </Screen>
  );
}

/**
 * Following a link from one card to another arrives at its head, by sight and by screen reader; from a result of the
 * search, at the line that it found.
 */
function useArrival(card: string | undefined): void {
  const last = useRef(card);
  useEffect(() => {
    if (card !== undefined && card !== last.current) {
      window.scrollTo({ top: 0 });
      document.getElementById(`${card}-title`)?.focus({ preventScroll: true });
    }
    last.current = card;
    if (card !== undefined) goToFound(document.getElementById(card));
  }, [card]);
}
