import type { Drug } from '@first60/edition';
import { Search, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useAddressState } from '../../addresses/address-state.ts';
import { medicationsHref } from '../../addresses/medications-href.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';
import { PatientStrip } from '../../patient/patient-strip.tsx';
import { WeightAlertOf } from '../../patient/weight-alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/fields/choice-chips.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { DrugLinks } from '../drug-links.tsx';
import { drugsNamed } from '../drug-names.ts';
import { MarkedTerm } from '../marks/marked-term.ts';
import { Mentions } from '../marks/mentions.tsx';
import { NoCard, noCardText } from '../no-card.tsx';
import { DidYouMean, suggestionText } from '../protocol-links.tsx';
import { namesCard, searchProtocols } from '../protocol-search.ts';
import { type SearchAnswer, searchAnswer } from '../search-answer.ts';
import { SearchBox } from '../search-box.tsx';
import { usePreparedSearch } from '../use-prepared-search.ts';
import { type Suggestions, useSuggestions } from '../use-suggestions.ts';
import { commonSearches } from './common-searches.ts';
import { ResultList } from './result-list.tsx';
import { saidPatient } from './said-patient.ts';

const NAMES = ['q'] as const;

export function SearchScreen() {
  const edition = useEdition();
  const { values, typed, type, choose } = useAddressState('/search', NAMES);
  const text = values.q;
  const blank = text.trim() === '';
  usePreparedSearch(edition);
  const found = useMemo(() => searchProtocols(edition, text), [edition, text]);
  const suggestions = useSuggestions(edition, text, !blank && !namesCard(found));
  const answer = searchAnswer(found, suggestions);
  // The named drugs are known in the frame of the keystroke. A guess that includes drugs already lists them.
  const named = useMemo(() => drugsNamed(Object.values(edition.formulary), text), [edition, text]);
  const guesses = { protocols: answer.suggested, drugs: suggestions?.drugs ?? [] };
  return (
    <Screen title={m.search_title()} quietTitle>
      <div className="mb-4 flex flex-col gap-3 print:hidden">
        <PatientStrip />
        <SearchBox
          label={m.search_label()}
          placeholder={m.search_placeholder()}
          text={text}
          onText={(term) => type({ q: term })}
          focusOnOpen={text === ''}
        />
        <ChoiceChips
          label={m.search_common()}
          chips={commonSearches()}
          chosen={text.trim().toLowerCase()}
          onChoose={(term) => choose({ q: term })}
          scroll={!blank}
        />
      </div>
      <p role="status" className="sr-only">
        {answer.noCard !== undefined ? noCardText(text, answer.noCard.uncovered) : suggestionText(guesses)}
      </p>
      <div aria-live="polite">
        {!blank && (
          <h2 id="search-results" className="mb-3 text-lg font-bold">
            {found.length === 1 ? m.search_count_one() : m.search_count_many({ count: found.length })}
          </h2>
        )}
      </div>
      {!blank && <WeightAlertOf {...saidPatient(text)} />}
      {blank ? (
        <Notice Icon={Search}>{m.search_start()}</Notice>
      ) : (
        <Results text={text} typed={typed} answer={answer} guesses={guesses} named={named} />
      )}
    </Screen>
  );
}

interface ResultsProps {
  text: string;
  typed: boolean;
  answer: SearchAnswer;
  guesses: Pick<Suggestions, 'protocols' | 'drugs'>;
  /** The drugs that the term names. */
  named: readonly Drug[];
}

function Results({ text, typed, answer: { noCard, matches, mentions }, guesses, named }: ResultsProps) {
  const nothing = matches.length + guesses.protocols.length + guesses.drugs.length === 0;
  return (
    <section aria-labelledby="search-results" className="flex flex-col gap-3">
      {noCard !== undefined && <NoCard term={text} uncovered={noCard.uncovered} />}
      <DidYouMean suggestions={guesses} />
      {guesses.drugs.length === 0 && <DrugLinks drugs={named} />}
      {nothing && (
        <Notice Icon={SearchX} title={m.search_empty({ text: text.trim() })}>
          <p>{m.search_empty_next()}</p>
          <Link href={medicationsHref(text)} className={buttonClass('secondary', 'regular', 'mt-3')}>
            {m.search_in_medications()}
          </Link>
        </Notice>
      )}
      <Mentions term={text} count={mentions ? matches.length : 0}>
        <MarkedTerm value={text}>
          <ResultList found={matches} typed={typed} />
        </MarkedTerm>
      </Mentions>
    </section>
  );
}
