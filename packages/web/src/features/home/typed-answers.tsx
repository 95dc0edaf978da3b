import type { Edition } from '@first60/edition';
import { useDeferredValue, useMemo } from 'react';
import { useEdition } from '../../edition/live-edition.ts';
import { madeOnce } from '../../edition/made-once.ts';
import { m } from '../../paraglide/messages.js';
import { DrugLinks } from '../../search/drug-links.tsx';
import { drugsKnownAs } from '../../search/drug-names.ts';
import { NoCard, noCardText } from '../../search/no-card.tsx';
import { ProtocolLinks } from '../../search/protocol-links.tsx';
import { namesCard, searchProtocols } from '../../search/protocol-search.ts';
import { searchAnswer } from '../../search/search-answer.ts';
import { usePreparedSearch } from '../../search/use-prepared-search.ts';
import { useSuggestions } from '../../search/use-suggestions.ts';

/** Maximum number of matches that fit above a phone's keyboard. The search shows all. */
const CARDS = 4;
const DRUGS = 2;
/** A single letter matches too many names to be useful. */
const LEAST_LETTERS = 2;
/** A shorter word may be incomplete, so "no card" is not shown for it yet. */
const BEGUN_LETTERS = 4;

const stockedDrugs = madeOnce(({ formulary }: Edition) => Object.values(formulary));

/** Drugs and cards that match the text typed on Home, before the search is started. */
export function TypedAnswers({ text }: { text: string }) {
  const edition = useEdition();
  usePreparedSearch(edition);
  const term = useDeferredValue(text.trim());
  const asked = term.length >= LEAST_LETTERS;
  const found = useMemo(() => searchProtocols(edition, asked ? term : ''), [edition, term, asked]);
  const suggestions = useSuggestions(edition, term, asked && !namesCard(found));
  const named = useMemo(
    () => (asked ? drugsKnownAs(stockedDrugs(edition), term).slice(0, DRUGS) : []),
    [edition, term, asked],
  );
  if (!asked) return null;
  const { noCard, suggested, matches, mentions } = searchAnswer(found, suggestions);
  const listed = mentions ? [] : matches.map(({ protocol }) => protocol);
  const cards = [...new Set([...suggested, ...listed])].slice(0, CARDS);
  const names = [...named.map(({ genericName }) => genericName), ...cards.map(({ title }) => title)];
  const isMissing = noCard !== undefined && named.length === 0 && term.length >= BEGUN_LETTERS;
  return (
    <section aria-label={m.home_answers()} className="col-span-full flex flex-col gap-2">
      <p role="status" className="sr-only">
        {isMissing ? noCardText(term, noCard.uncovered) : names.join(', ')}
      </p>
      {isMissing && <NoCard term={term} uncovered={noCard.uncovered} />}
      <DrugLinks drugs={named} />
      <ProtocolLinks protocols={cards} term={term} />
    </section>
  );
}
