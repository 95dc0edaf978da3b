import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { m } from '../paraglide/messages.js';
import { CONTROL_CLASS } from '../ui/fields/field.tsx';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** Receives the focus as soon as it appears. */
  focusOnOpen?: boolean;
  /** For a screen that sets the focus itself. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Called before "/" focuses the box, because a folded box must first be opened. */
  onReach?: () => void;
}

/** A search box that can be cleared by a button or Escape. "/" focuses it from anywhere on the screen. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, text, onText, focusOnOpen = false, inputRef, onReach } = props;
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const reached = useEffectEvent(() => onReach?.());
  const focusFirst = useRef(focusOnOpen);
  useEffect(() => {
    if (focusFirst.current) input.current?.focus({ preventScroll: true });
  }, [input]);
  // Set up before the paint, so that a key pressed as soon as the screen appears is not lost.
  useLayoutEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
      event.preventDefault();
      reached();
      input.current?.focus();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, [input]);
  const clear = () => {
    onText('');
    input.current?.focus();
  };
  return (
    <search className="relative block">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-2" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
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
          aria-label={m.search_clear()}
          onClick={clear}
          className="absolute inset-y-0 end-0 flex w-14 items-center justify-center text-ink-2"
        >
          <X aria-hidden className="size-6" />
        </button>
      )}
    </search>
  );
}

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
