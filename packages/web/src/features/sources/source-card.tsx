import type { Drug, Protocol } from '@first60/edition';
import { Link } from 'wouter';
import { medicationsHref } from '../../addresses/medications-href.ts';
import { protocolHref } from '../../addresses/protocol-href.ts';
import { drugName } from '../../edition/drug-name.ts';
import { SourceLink } from '../../edition/source-link.tsx';
import { SOURCE_BASIS } from '../../edition/source-list.tsx';
import { m } from '../../paraglide/messages.js';
import { Fold } from '../../ui/fold.tsx';
import { Slashed } from '../../ui/slashed.tsx';
import type { CitedWork, Part } from './source-uses.ts';

const PART_NAMES: Record<Part, { readonly word: () => string; readonly href: string }> = {
  calculators: { word: m.sources_part_calculators, href: '/calculator' },
  zones: { word: m.sources_part_zones, href: '/calculator' },
  devices: { word: m.sources_part_devices, href: '/protocols?category=procedures-access' },
};

/** One work: its title, how it was read, where to open it, and where it is cited. */
export function SourceCard({ work }: { work: CitedWork }) {
  const { source, protocols, drugs, parts } = work;
  const uses = [...protocols.map(protocolUse), ...drugs.map(drugUse), ...parts.map(partUse)];
  return (
    <article className="flex flex-col gap-2 rounded-xl border border-line-soft bg-surface px-4 pt-3 shadow-card">
      <div className="flex items-start justify-between gap-2 max-[19rem]:flex-col">
        <div className="min-w-0">
          <h3 className="text-[min(1rem,6.8vw)] leading-tight font-bold">
            <Slashed text={source.title} />
          </h3>
          <p className="mt-1 text-sm text-ink-2">
            {m.sources_edition({ edition: source.edition, basis: SOURCE_BASIS[source.basis]() })}
          </p>
        </div>
        {source.url !== undefined && (
          <SourceLink url={source.url} label={m.protocol_source_link({ title: source.title })} />
        )}
      </div>
      <Fold title={uses.length === 1 ? m.sources_used_one() : m.sources_used_many({ count: uses.length })}>
        <ul className="flex flex-wrap gap-x-4">
          {uses.map(({ href, word }) => (
            <li key={href + word}>
              <Link
                href={href}
                className="flex min-h-12 min-w-12 items-center text-[min(1rem,6.8vw)] text-accent-ink underline"
              >
                {word}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </article>
  );
}

interface Use {
  readonly word: string;
  readonly href: string;
}

const protocolUse = ({ id, title }: Protocol): Use => ({
  word: title,
  href: protocolHref(id),
});

const drugUse = (drug: Drug): Use => ({ word: drugName(drug), href: medicationsHref(drug.genericName) });

const partUse = (part: Part): Use => ({ word: PART_NAMES[part].word(), href: PART_NAMES[part].href });
