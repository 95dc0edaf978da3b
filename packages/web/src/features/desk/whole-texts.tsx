import type { WholeText } from '@first60/contract';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { m } from '../../paraglide/messages.js';

/**
 * The full text of everything that an edition adds, changes or removes, each in a fold. On paper every fold is open.
 */
export function WholeTexts({ texts }: { texts: readonly WholeText[] }) {
  if (texts.length === 0) return null;
  return (
    <section className="mt-2 flex flex-col gap-2">
      <h3 className="text-lg font-bold">{m.desk_texts({ count: texts.length })}</h3>
      <p className="text-ink-2">{m.desk_texts_text()}</p>
      {texts.map((text) => (
        <TextFold key={text.title} text={text} />
      ))}
    </section>
  );
}

function TextFold({ text }: { text: WholeText }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const { before, after } = text;
  return (
    <div className="rounded-lg border border-line-soft print:border-0">
      <h4>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center justify-between gap-2 px-3 py-2 text-start font-semibold -outline-offset-3 print:min-h-0 print:px-0"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">{titleOf(text)}</span>
          <ChevronDown aria-hidden className={`size-5 shrink-0 print:hidden ${open ? 'rotate-180' : ''}`} />
        </button>
      </h4>
      <div
        id={panelId}
        className={`gap-4 px-3 pb-3 print:grid print:px-0 ${open ? 'grid' : 'hidden'} ${before !== null && after !== null ? 'sm:grid-cols-2' : ''}`}
      >
        {before !== null && <Lines heading={m.desk_text_before()} text={before} other={after} />}
        {after !== null && <Lines heading={m.desk_text_after()} text={after} other={before} />}
      </div>
    </div>
  );
}

function titleOf({ title, before, after }: WholeText): string {
  if (before === null) return m.desk_text_new({ title });
  return after === null ? m.desk_text_removed({ title }) : m.desk_text_changed({ title });
}

/** The line without its number, because the number changes when lines are added or removed above it. */
const wordsOf = (line: string): string => line.replace(/^\d+\. /, '');

function Lines({ heading, text, other }: { heading: string; text: string; other: string | null }) {
  const others = new Set(other?.split('\n').map(wordsOf));
  return (
    <div className="min-w-0">
      <h5 className="font-bold">{heading}</h5>
      {text.split('\n').map((line, at) => {
        const differs = other !== null && !others.has(wordsOf(line));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
          <p key={at} className={`wrap-anywhere ${differs ? 'font-bold' : ''}`}>
            {line || '\u00A0'}
          </p>
        );
      })}
    </div>
  );
}
