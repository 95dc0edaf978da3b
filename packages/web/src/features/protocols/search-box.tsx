import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { CONTROL_CLASS } from '../../ui/field.tsx';

interface SearchBoxProps {
  text: string;
  onText: (text: string) => void;
}

export function SearchBox({ text, onText }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    input.current?.focus();
  };
  return (
    <search className="relative">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-2" />
      <input
        ref={input}
        type="search"
        aria-label={m.protocols_search_label()}
        placeholder={m.protocols_search_placeholder()}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && text !== '' && clear()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className={`${CONTROL_CLASS} min-h-14 ps-11 pe-14 [&::-webkit-search-cancel-button]:hidden`}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={m.protocols_search_clear()}
          onClick={clear}
          className="absolute inset-y-0 end-0 flex w-14 items-center justify-center text-ink-2"
        >
          <X aria-hidden className="size-6" />
        </button>
      )}
    </search>
  );
}
