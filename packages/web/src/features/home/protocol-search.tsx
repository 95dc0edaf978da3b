import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { edition } from '../../lib/edition.ts';
import { protocolForSynonym } from '../../lib/protocol-search.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { CONTROL_CLASS } from '../../ui/field.tsx';

/** Searches the protocols. A known synonym searches for its protocol's id; blank text does nothing. */
export function ProtocolSearch() {
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const term = protocolForSynonym(edition, text) ?? text.trim();
    navigate(`/protocols?${new URLSearchParams({ search: term })}`);
  };
  return (
    <search className="contents">
      <form onSubmit={search} className="contents">
        <div className="relative col-span-2 lg:col-span-1">
          <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-2" />
          <input
            type="search"
            aria-label={m.home_search_label()}
            placeholder={m.home_search_placeholder()}
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            className={`${CONTROL_CLASS} min-h-14 ps-11`}
          />
        </div>
        <Button type="submit" size="main" className="px-3 text-base leading-tight max-[359px]:col-span-2">
          {m.home_search_button()}
        </Button>
      </form>
    </search>
  );
}
