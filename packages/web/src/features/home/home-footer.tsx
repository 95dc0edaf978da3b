import { Link } from 'wouter';
import { contentDate } from '../../edition/edition-cover.ts';
import { EditionNote } from '../../edition/edition-note.tsx';
import { useCover } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';

const LEGEND = [
  { mark: '▲', fill: 'bg-critical', word: m.home_legend_red, meaning: m.home_legend_red_meaning },
  { mark: '◆', fill: 'bg-urgent', word: m.home_legend_amber, meaning: m.home_legend_amber_meaning },
  { mark: '●', fill: 'bg-routine', word: m.home_legend_blue, meaning: m.home_legend_blue_meaning },
] as const;

/** The meaning of the colors, and the app's limits, content and version. */
export function HomeFooter() {
  return (
    <footer className="flex flex-col gap-4">
      <section aria-label={m.home_legend()}>
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {LEGEND.map(({ mark, fill, word, meaning }) => (
            <li key={mark} className="flex items-center gap-2">
              <span
                className={`rounded-md px-2 py-0.5 text-sm font-bold text-on-priority print:border print:bg-surface print:text-ink ${fill}`}
              >
                <span aria-hidden>{mark} </span>
                {word()}
              </span>
              {meaning()}
            </li>
          ))}
        </ul>
      </section>
      <p className="font-semibold">{m.home_reference_only()}</p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        <span>{m.home_content_date({ date: contentDate(useCover()) })}</span>
        <EditionNote />
        <span>{m.home_version({ version: __APP_VERSION__ })}</span>
      </p>
      <div className="flex flex-wrap gap-x-6 print:hidden">
        <Link href="/assessments" className="flex min-h-12 items-center text-accent-ink underline">
          {m.assessments_title()}
        </Link>
        <Link href="/sources" className="flex min-h-12 items-center text-accent-ink underline">
          {m.sources_open()}
        </Link>
      </div>
    </footer>
  );
}
