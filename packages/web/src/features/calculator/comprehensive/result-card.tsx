import { type ComprehensivePath, comprehensiveDose } from '@first60/clinical';
import type { DosingRow, Drug } from '@first60/content';
import { OctagonAlert } from 'lucide-react';
import { drugName } from '../../../lib/drug-name.ts';
import { m } from '../../../paraglide/messages.js';
import { ClinicalText } from '../../../ui/clinical-text.tsx';
import { KitChip } from '../../../ui/kit-chip.tsx';
import { StrengthBadge } from '../../../ui/strength-badge.tsx';
import { ResultDose } from './result-dose.tsx';
import { ResultWorking } from './result-working.tsx';

interface ResultCardProps {
  drug: Drug;
  row: DosingRow;
  path: ComprehensivePath;
}

/** The answer first: dose, volume, route; then how often, how much in all, and where the drug is. */
export function ResultCard({ drug, row, path }: ResultCardProps) {
  const result = comprehensiveDose(drug, row, path);
  return (
    <article
      aria-labelledby="comprehensive-result"
      className="flex break-inside-avoid flex-col gap-3 rounded-lg border border-line-soft bg-surface p-4 shadow-card"
    >
      <div>
        <h2 id="comprehensive-result" className="text-xl leading-tight font-bold">
          {drugName(drug)}
        </h2>
        <p className="text-ink-2">
          <ClinicalText text={row.indication} />
        </p>
      </div>
      <div aria-live="polite" className="flex flex-col gap-3">
        <ResultDose drug={drug} row={row} result={result} adult={path.kind === 'adult'} />
      </div>
      <Facts row={row} />
      <div className="flex flex-wrap gap-2">
        <KitChip kit={drug.kitNumber} />
        <StrengthBadge medication={drug.id} />
        {drug.highAlert && (
          <span className="inline-flex items-center gap-1.5 rounded-md border border-critical px-2 py-0.5 text-sm font-semibold text-critical-ink">
            <OctagonAlert aria-hidden className="size-4" />
            {m.comp_high_alert()}
          </span>
        )}
      </div>
      <ResultWorking drug={drug} row={row} result={result} />
    </article>
  );
}

function Facts({ row }: { row: DosingRow }) {
  const facts: ReadonlyArray<readonly [string, string | undefined]> = [
    [m.comp_route(), row.route],
    [m.comp_repeat(), row.repeatInterval],
    [m.comp_max_total(), row.maxTotal],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([term, text]) =>
        text === undefined ? null : (
          <div key={term} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="text-sm text-ink-2">{term}</dt>
            <dd className="font-semibold">
              <ClinicalText text={text} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
