import {
  type ComprehensivePath,
  comprehensiveDose,
  comprehensiveInfusion,
  type DoseAge,
  type Infusion,
  readOwnDilution,
  rowOnPath,
  type Years,
} from '@first60/clinical';
import { type Caution, type DosingRow, type Drug, type PrintedRow, printedRow } from '@first60/edition';
import { OctagonAlert } from 'lucide-react';
import { DrugWarning } from '../../../doses/drug-warning.tsx';
import { FaceCautions } from '../../../doses/face-cautions.tsx';
import { Stops } from '../../../doses/stops.tsx';
import { StrengthBadge } from '../../../doses/strength-badge.tsx';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { DrugHeading } from '../../../edition/drug-heading.tsx';
import { drugName } from '../../../edition/drug-name.ts';
import { KitChip } from '../../../edition/kit-chip.tsx';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { type InfusionEntry, rowKey, useInfusionEntry } from './infusion-entry.ts';
import { InfusionResult } from './infusion-result.tsx';
import { rangeWorking } from './infusion-words.ts';
import { OtherAgeDose } from './other-age-dose.tsx';
import { ResultDose } from './result-dose.tsx';
import { ResultWorking } from './result-working.tsx';

interface ResultCardProps {
  drug: Drug;
  row: DosingRow;
  path: ComprehensivePath;
  /** The age as known, which may be in months or weeks. */
  years: Years | null;
}

/** Dose, volume and route come first, then repeats, maximum and kit. */
export function ResultCard({ drug, row: written, path, years }: ResultCardProps) {
  const row = rowOnPath(written, path);
  const result = comprehensiveDose(drug, row, path);
  const infusion = comprehensiveInfusion(drug, row, path);
  const [entry, setEntry] = useInfusionEntry(rowKey(drug, row));
  return (
    <article
      aria-labelledby="comprehensive-result"
      className="flex break-inside-avoid flex-col gap-3 rounded-lg border border-line-soft bg-surface p-4 shadow-card"
    >
      <div>
        <DrugHeading level="h2" id="comprehensive-result" name={drugName(drug)} />
        <p className="text-ink-2">
          <ClinicalText text={row.indication} />
        </p>
        <DrugWarning drug={drug} />
      </div>
      {infusion.kind === 'infusion' && result.kind === 'text' ? (
        <InfusionResult row={row} text={result.text} infusion={infusion} entry={entry} onEntry={setEntry} />
      ) : (
        <div aria-live="polite" className="flex flex-col gap-3">
          <ResultDose drug={drug} row={row} result={result} adult={path.kind === 'adult'} />
          <OtherAgeDose drug={drug} row={row} path={path} result={result} years={years} />
          {infusion.kind === 'needs-weight' && (
            <Alert tone="amber" title={m.comp_needs_weight()}>
              {m.comp_infusion_needs_weight()}
            </Alert>
          )}
        </div>
      )}
      <FaceCautions cautions={rowCautions(drug, row)} age={ageOf(path)} />
      <Stops of={row.contraindications} age={ageOf(path)} />
      <Facts row={printedRow(drug, row)} />
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
      <ResultWorking
        drug={drug}
        row={row}
        result={result}
        rates={infusion.kind === 'infusion' ? infusionLines(infusion, entry) : []}
      />
    </article>
  );
}

/** The age group whose cautions are shown. All cautions are shown while the age is unknown. */
function ageOf({ kind }: ComprehensivePath): DoseAge | undefined {
  if (kind === 'nothing-entered') return undefined;
  return kind === 'adult' ? 'adult' : 'pediatric';
}

/** Cautions that forbid or change the dose: those for the drug, then those for the row. */
const rowCautions = (drug: Drug, row: DosingRow): readonly Caution[] => [
  ...(drug.cautions ?? []),
  ...(row.cautions ?? []),
];

/** The working for both ends of the range. Empty while the crew's own dilution is incomplete. */
function infusionLines(infusion: Infusion, { drug, volume }: InfusionEntry): string[] {
  const own = readOwnDilution(drug, volume);
  if (own.kind === 'unfinished') return [];
  return rangeWorking(infusion, own.kind === 'mixture' ? own.mixture : infusion.mixture);
}

function Facts({ row }: { row: PrintedRow }) {
  const facts: ReadonlyArray<readonly [string, string | undefined]> = [
    [m.comp_route(), row.route],
    [m.comp_repeat(), row.repeatInterval],
    [m.comp_max_total(), row.maxTotal],
  ];
  return (
    <dl className="grid gap-x-4 xs:grid-cols-[auto_minmax(0,1fr)] gap-y-1">
      {facts.map(([term, text]) =>
        text === undefined ? null : (
          <div key={term} className="col-span-full grid grid-cols-subgrid items-baseline">
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
