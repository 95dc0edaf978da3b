import type { Edition, Protocol } from '@first60/edition';
import { memo, type ReactNode, useMemo } from 'react';
import { useOneFrameBehind } from '../../device/use-one-frame-behind.ts';
import { CardContext } from '../../edition/shown-card.ts';
import { MarkedTerm } from '../../search/marks/marked-term.ts';
import { Mentions } from '../../search/marks/mentions.tsx';
import { NoCard, noCardText } from '../../search/no-card.tsx';
import { DidYouMean, suggestionText } from '../../search/protocol-links.tsx';
import { namesCard, searchProtocols } from '../../search/protocol-search.ts';
import { searchAnswer } from '../../search/search-answer.ts';
import { usePreparedSearch } from '../../search/use-prepared-search.ts';
import { useSuggestions } from '../../search/use-suggestions.ts';
import type { Age } from './filter/age.ts';
import { KitResults, leastHeight, likelyHeight, MedicationResults } from './filter/medication-results.tsx';
import { NoProtocols } from './filter/no-protocols.tsx';
import { OtherAgeNotice } from './filter/other-age-notice.tsx';
import { type ProtocolFilter, protocolsHref } from './filter/protocol-filter.ts';
import { useMedicationSearch } from './filter/use-medication-search.ts';
import { visibleProtocols } from './filter/visible-protocols.ts';
import { ProtocolList, roomForList } from './protocol-list.tsx';
import { ProtocolsHeading } from './protocols-heading.tsx';

interface ListedProtocolsProps {
  edition: Edition;
  filter: ProtocolFilter;
  age: Age;
  /** True if the searched text was typed here instead of coming from an address. */
  typed: boolean;
  /** The card that is open by its id. */
  opened: Protocol | undefined;
  /** The search text that led to that card, if there was one. */
  taken: string;
  onChoose: (filter: ProtocolFilter) => void;
  onAge: (age: Age) => void;
}

/**
 * Everything that a filter finds in the whole edition: the cards, and above them the drugs and notices about the
 * search.
 */
export function ListedProtocols({ edition, filter, age, typed, opened, taken, onChoose, onAge }: ListedProtocolsProps) {
  usePreparedSearch(edition);
  // Compared by address instead of identity: typed text is written to the address and comes back as an equal filter.
  const href = protocolsHref(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of the filter
  const { shown, otherAge, matches } = useMemo(() => visibleProtocols(edition, filter, age), [edition, href, age]);
  const searching = filter.kind === 'search';
  const term = searching ? filter.text : '';
  const medications = useMedicationSearch(edition, term);
  const suggestions = useSuggestions(edition, term, searching && !namesCard(matches));
  const answer = searchAnswer(matches, suggestions);
  const drugsFound = medications.found.length + medications.inKits.length + medications.knownAs.length > 0;
  const guesses = { protocols: answer.suggested, drugs: drugsFound ? [] : (suggestions?.drugs ?? []) };
  const noCard = searching ? answer.noCard : undefined;
  const takenMatches = useMemo(() => searchProtocols(edition, taken), [edition, taken]);
  const found = opened === undefined ? { term, matches } : { term: taken, matches: takenMatches };
  // A key press updates what is visible in the same frame, and the rest in the next one.
  const isBehind = useOneFrameBehind(term, typed && likelyHeight(medications) >= roomForList());
  return (
    <>
      <p role="status" className="sr-only">
        {noCard !== undefined ? noCardText(term, noCard.uncovered) : suggestionText(guesses)}
      </p>
      {searching && (
        <MarkedTerm value={term}>
          <MedicationResults edition={edition} text={term} search={medications} />
        </MarkedTerm>
      )}
      {/* Invisible, but still available to screen readers: otherwise they would not announce changes of the number
          in it. */}
      <div className={isBehind ? 'opacity-0' : undefined}>
        <Below isBehind={isBehind}>
          {searching && (
            <MarkedTerm value={term}>
              <KitResults text={term} search={medications} />
            </MarkedTerm>
          )}
          <section aria-labelledby="protocols-heading" className="flex flex-col gap-3">
            {/* Placed before the count, because a correct suggestion below "Protocols (0)" would be overlooked. */}
            {noCard !== undefined && <NoCard term={term} uncovered={noCard.uncovered} />}
            <DidYouMean suggestions={guesses} />
            <ProtocolsHeading count={shown.length} unseen={opened !== undefined} />
            {otherAge.length > 0 && (
              <OtherAgeNotice age={age} hidden={otherAge} linked={filter.kind === 'category'} onShow={onAge} />
            )}
            {shown.length === 0 ? (
              <NoProtocols filter={filter} age={age} onShowAll={() => onChoose({ kind: 'all' })} />
            ) : (
              <Mentions term={term} count={answer.mentions ? shown.length : 0}>
                <CardContext value={edition}>
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
                </CardContext>
              </Mentions>
            )}
          </section>
        </Below>
      </div>
    </>
  );
}

interface BelowProps {
  isBehind: boolean;
  children: ReactNode;
}

/** The content below the medications. While it is one frame behind, it keeps its last render and cannot be seen. */
const Below = memo(
  ({ children }: BelowProps) => children,
  (_, { isBehind }) => isBehind,
);
