import { m } from '../../../paraglide/messages.js';
import { eightWords } from './eight-words.ts';

/** The eight words of a digest that this page computed, large enough to read aloud. */
export function EightWords({ digest, isSigned = false }: { digest: string; isSigned?: boolean }) {
  return (
    <div className="rounded-lg border border-line bg-sunken p-3">
      <h3 className="font-semibold">{m.desk_eight_words()}</h3>
      <ol className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 gap-y-1 text-xl font-bold sm:grid-cols-4">
        {eightWords(digest).map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice, and the order never changes
          <li key={at}>
            <span aria-hidden className="me-2 text-sm font-normal text-ink-2">
              {at + 1}
            </span>
            {word}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-ink-2 print:hidden">
        {isSigned ? m.desk_eight_words_sheet() : m.desk_eight_words_text()}
      </p>
    </div>
  );
}
