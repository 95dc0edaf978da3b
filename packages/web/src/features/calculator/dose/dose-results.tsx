import { memo } from 'react';
import { m } from '../../../paraglide/messages.js';
import { DoseCard } from './dose-card.tsx';
import type { QuickRow } from './dose-rule.ts';
import { PURPOSE_NAMES, type Purpose, purposesOf } from './purpose.ts';
import type { QuickResults } from './quick-results.ts';
import { WithheldCard } from './withheld-card.tsx';

interface DoseResultsProps {
  results: QuickResults;
  purpose: Purpose | 'all';
}

/** Every row that has a dose on this path, grouped by what it is for; the rest named in one line. */
export const DoseResults = memo(function DoseResults({
  results: { given, waiting, withheld },
  purpose,
}: DoseResultsProps) {
  if (given.length === 0) return null;
  const shown = purpose === 'all' ? purposesOf([...given, ...withheld]) : [purpose];
  return (
    <>
      {shown.map((each) => (
        <section key={each} aria-label={PURPOSE_NAMES[each]()}>
          <h3 className="mb-2 font-bold text-ink-2">{PURPOSE_NAMES[each]()}</h3>
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {given
              .filter(({ row }) => row.entry.purpose === each)
              .map((each) => (
                <DoseCard key={each.row.entry.id} {...each} />
              ))}
            {withheld
              .filter(({ row }) => row.entry.purpose === each)
              .map((row) => (
                <WithheldCard key={row.row.entry.id} {...row} />
              ))}
          </ul>
        </section>
      ))}
      {waiting.length > 0 && purpose === 'all' && (
        <p className="text-ink-2">{m.calc_waiting({ names: waiting.map(rowName).join('; ') })}</p>
      )}
    </>
  );
});

const rowName = ({ entry }: QuickRow): string => `${entry.name} (${entry.indication})`;
