import type { Source } from '@first60/edition';
import { SearchX } from 'lucide-react';
import { useAddressState } from '../../addresses/address-state.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { madeOnce } from '../../edition/made-once.ts';
import { m } from '../../paraglide/messages.js';
import { SearchBox } from '../../search/search-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SourceCard } from './source-card.tsx';
import { type CitedWork, citedWorks, findWorks } from './source-uses.ts';

const NAMES = ['search'] as const;

/** The order of the source types: those closest to the app first, copies last. */
const GROUPS: ReadonlyArray<readonly [basis: Source['basis'], title: () => string]> = [
  ['requirement', m.sources_group_requirement],
  ['guideline', m.sources_group_guideline],
  ['protocol', m.sources_group_protocol],
  ['label', m.sources_group_label],
  ['study', m.sources_group_study],
  ['copy', m.sources_group_copy],
];

const worksOf = madeOnce(citedWorks);

/** Every work that this edition cites. */
export function SourcesScreen() {
  const { values, type, choose } = useAddressState('/sources', NAMES);
  const found = findWorks(worksOf(useEdition()), values.search);
  return (
    <Screen title={m.sources_title()}>
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-ink-2">{m.sources_intro()}</p>
        <div className="print:hidden">
          <SearchBox
            label={m.sources_search_label()}
            placeholder={m.sources_search_placeholder()}
            text={values.search}
            onText={(search) => type({ search })}
          />
        </div>
        <p aria-live="polite" className="text-lg font-bold">
          {found.length === 1 ? m.sources_count_one() : m.sources_count_many({ count: found.length })}
        </p>
        {found.length === 0 && (
          <Notice Icon={SearchX} title={m.sources_empty()}>
            <Button variant="secondary" onClick={() => choose({ search: '' })}>
              {m.sources_show_all()}
            </Button>
          </Notice>
        )}
        {GROUPS.map(([basis, title]) => (
          <Group key={basis} title={title()} works={found.filter(({ source }) => source.basis === basis)} />
        ))}
      </div>
    </Screen>
  );
}

function Group({ title, works: listed }: { title: string; works: readonly CitedWork[] }) {
  if (listed.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">{title}</h2>
      <ul className="grid grid-cols-1 items-start gap-2 md:grid-cols-2 xl:grid-cols-3">
        {listed.map((work) => (
          <li key={work.key}>
            <SourceCard work={work} />
          </li>
        ))}
      </ul>
    </section>
  );
}
