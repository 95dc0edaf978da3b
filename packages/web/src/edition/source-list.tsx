import type { Edition, Source, SourceKey } from '@first60/edition';
import { Link } from 'wouter';
import { m } from '../paraglide/messages.js';
import { ClinicalText } from './clinical-text.tsx';
import { SourceLink } from './source-link.tsx';

export interface CitedSource {
  readonly key: SourceKey;
  /** Numbers of the lines that cite the work. */
  readonly lines: readonly number[];
}

/** Describes how a work's text was read. */
export const SOURCE_BASIS = {
  requirement: m.protocol_basis_requirement,
  guideline: m.protocol_basis_guideline,
  protocol: m.protocol_basis_protocol,
  label: m.protocol_basis_label,
  study: m.protocol_basis_study,
  copy: m.protocol_basis_copy,
} as const;

interface SourceListProps {
  sources: readonly CitedSource[];
  /** The data source for looking up the works. */
  works: Edition['sources'];
}

export function SourceList({ sources, works }: SourceListProps) {
  return (
    <>
      {/* On paper the works run on in one paragraph, because one line per work would fill a whole sheet. */}
      <ul className="flex flex-col gap-2 text-sm print:block print:text-[6.5pt] print:leading-[1.05]">
        {sources.map(({ key, lines }) => (
          <SourceEntry key={key} source={works[key]} sourceKey={key} lines={lines} />
        ))}
      </ul>
      <Link href="/sources" className="flex min-h-12 w-fit items-center text-sm text-accent-ink underline print:hidden">
        {m.sources_all()}
      </Link>
    </>
  );
}

interface SourceEntryProps {
  source: Source | undefined;
  sourceKey: SourceKey;
  lines: readonly number[];
}

function SourceEntry({ source, sourceKey, lines }: SourceEntryProps) {
  if (source === undefined) return <li>{sourceKey}</li>;
  return (
    <li className="flex items-center justify-between gap-2 print:inline print:not-last:after:content-['_·_']">
      <span className="min-w-0">
        <span className="text-ink">
          <ClinicalText text={source.title} />
        </span>{' '}
        <span className="text-ink-2">
          (<ClinicalText text={source.edition} />; {SOURCE_BASIS[source.basis]()})
        </span>
        {lines.length > 0 && <span className="block text-ink-2 print:inline"> {linesText(lines)}</span>}
      </span>
      {source.url !== undefined && (
        <SourceLink url={source.url} label={m.protocol_source_link({ title: source.title })} />
      )}
    </li>
  );
}

const linesText = (lines: readonly number[]): string =>
  lines.length === 1
    ? m.protocol_source_line({ lines: lines.join(', ') })
    : m.protocol_source_lines({ lines: lines.join(', ') });
