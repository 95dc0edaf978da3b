import type { Protocol } from '@first60/edition';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useEntryState } from '../../addresses/shown-address.ts';
import { CardEditionContext } from '../../edition/parts/card-edition.ts';
import { protocolOpened } from '../../favorites/kept-protocols.ts';
import { m } from '../../paraglide/messages.js';
import { foundTermOf } from '../../search/marks/found-term.ts';
import { MarkedTerm } from '../../search/marks/marked-term.ts';
import { Mentions } from '../../search/marks/mentions.tsx';
import { NoCard, noCardText } from '../../search/no-card.tsx';
import { DidYouMean, suggestionText } from '../../search/protocol-links.tsx';
import { namesCard, searchProtocols } from '../../search/protocol-search.ts';
import { searchAnswer } from '../../search/search-answer.ts';
import { usePreparedSearch } from '../../search/use-prepared-search.ts';
import { useSuggestions } from '../../search/use-suggestions.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Screen } from '../../ui/screen.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AssessmentStoreProvider } from './assessments/assessment-store.tsx';
import { goToFound } from './card/go-to-found.ts';
import { cardId } from './card/protocol-card.tsx';
import type { Age } from './filter/age.ts';
import { wayToAge } from './filter/age-switch.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { leastHeight, MedicationResults } from './filter/medication-results.tsx';
import { NoProtocols } from './filter/no-protocols.tsx';
import { OtherAgeNotice } from './filter/other-age-notice.tsx';
import { PatientAgeNotice } from './filter/patient-age-notice.tsx';
import { protocolsHref } from './filter/protocol-filter.ts';
import { useMedicationSearch } from './filter/use-medication-search.ts';
import { useProtocolFilter } from './filter/use-protocol-filter.ts';
import { type VisibleProtocols, visibleProtocols } from './filter/visible-protocols.ts';
import { ProtocolList } from './protocol-list.tsx';
import { useCards } from './use-cards.ts';

export function ProtocolsScreen() {
  const scope = useUserScope();
  const { filter, text, age, typed, search, choose, setAge } = useProtocolFilter();
  const taken = foundTermOf(useEntryState());
  // Where a search led to the card, the line that it found is looked up in the whole edition.
  const { edition, alone, unusable } = useCards(filter.kind === 'id' && taken === '' ? filter.id : undefined);
  usePreparedSearch(edition);
  // By its address, not its identity: what is typed follows into the address and comes back the same.
  const href = protocolsHref(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of the filter
  const { shown, otherAge, matches } = useMemo(
    () => (edition === undefined ? onlyCard(alone?.protocol) : visibleProtocols(edition, filter, age)),
    [edition, alone, href, age],
  );
  const cards = edition ?? alone?.edition;
  const searching = filter.kind === 'search';
  const term = searching ? filter.text : '';
  const medications = useMedicationSearch(edition, term);
  const suggestions = useSuggestions(edition, term, searching && !namesCard(matches));
  const answer = searchAnswer(matches, suggestions);
  const drugsFound = medications.found.length + medications.inKits.length + medications.knownAs.length > 0;
  const guesses = { protocols: answer.suggested, drugs: drugsFound ? [] : (suggestions?.drugs ?? []) };
  const noCard = searching && edition !== undefined ? answer.noCard : undefined;
  const showAll = () => choose({ kind: 'all' });
  const showAge = (other: Age) => {
    setAge(other);
    const way = cards && wayToAge(cards, opened, other);
    if (way !== undefined) choose(way);
  };
  const [opened] = filter.kind === 'id' ? shown : [];
  const openedId = opened?.id;
  // Before it is painted: a card that was seen is on the list, however soon the next one is opened.
  useLayoutEffect(() => {
    if (openedId !== undefined) protocolOpened(scope, openedId);
  }, [scope, openedId]);
  const takenMatches = useMemo(() => (edition ? searchProtocols(edition, taken) : []), [edition, taken]);
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
      {searching && edition && (
        <MarkedTerm value={term}>
          <MedicationResults edition={edition} text={term} search={medications} />
        </MarkedTerm>
      )}
      <p role="status" className="sr-only">
        {noCard !== undefined ? noCardText(term, noCard.uncovered) : suggestionText(guesses)}
      </p>
      {unusable && (
        <p role="status" className="mb-2 text-sm text-ink-2 print:hidden">
          {m.protocols_part_unusable()}
        </p>
      )}
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
            {cards && m.protocols_heading_count({ count: shown.length })}
          </h2>
          {otherAge.length > 0 && (
            <OtherAgeNotice age={age} hidden={otherAge} linked={filter.kind === 'category'} onShow={setAge} />
          )}
          {cards === undefined ? (
            <Spinner />
          ) : shown.length === 0 ? (
            <NoProtocols filter={filter} age={age} onShowAll={showAll} />
          ) : (
            <Mentions term={term} count={answer.mentions ? shown.length : 0}>
              <CardEditionContext value={cards}>
                <MarkedTerm value={found.term}>
                  <ProtocolList
                    protocols={shown}
                    age={age}
                    forced={filter.kind === 'id'}
                    found={found}
                    typed={typed}
                    above={leastHeight(medications)}
                  />
                </MarkedTerm>
              </CardEditionContext>
            </Mentions>
          )}
        </section>
      </AssessmentStoreProvider>
    </Screen>
  );
}

/** What is shown before there is an edition to choose from: the card of the address, or nothing yet. */
const onlyCard = (protocol: Protocol | undefined): VisibleProtocols => ({
  shown: protocol === undefined ? [] : [protocol],
  otherAge: [],
  matches: [],
});

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
