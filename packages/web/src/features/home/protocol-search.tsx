import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../../addresses/query-values.ts';
import { liveEdition } from '../../edition/live-edition.ts';
import { withEdition } from '../../edition/load-edition.ts';
import { usePart } from '../../offline/use-part.ts';
import { m } from '../../paraglide/messages.js';
import { SearchBox } from '../../search/search-box.tsx';
import { Button } from '../../ui/button.tsx';

/** Searches the protocols. For a known synonym, searches for its protocol's id. Does nothing for blank text. */
export function ProtocolSearch() {
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  const [reached, setReached] = useState(false);
  const TypedAnswers = usePart(reached, loadTypedAnswers);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const from = window.location.href;
    // If the synonyms cannot be loaded, the search uses the typed text.
    const term = (await synonymOf(text).catch(() => undefined)) ?? text;
    // Loading the synonyms may take a while. A user who has opened something else by then stays there.
    if (window.location.href === from) navigate(addressOf('/protocols', { search: term }));
  };
  return (
    <form onSubmit={search} onFocus={() => setReached(true)} className="contents">
      <div className="col-span-2 lg:col-span-1">
        <SearchBox
          label={m.home_search_label()}
          placeholder={m.home_search_placeholder()}
          text={text}
          onText={setText}
        />
      </div>
      {TypedAnswers && <TypedAnswers text={text} />}
      <Button type="submit" size="main" className="px-3! text-base! leading-tight max-xs:col-span-2">
        {m.home_search_button()}
      </Button>
    </form>
  );
}

const loadTypedAnswers = async () => (await withEdition(() => import('./typed-answers.tsx'))).TypedAnswers;

/** Loads the content when a search starts, so that Home does not wait for it. */
async function synonymOf(text: string): Promise<string | undefined> {
  const { protocolForSynonym } = await withEdition(() => import('../../search/protocol-search.ts'));
  return protocolForSynonym(liveEdition(), text);
}
