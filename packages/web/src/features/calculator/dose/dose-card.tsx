import { perMl } from '@first60/clinical';
import { memo, useState } from 'react';
import { Amount } from '../../../doses/amount.tsx';
import { HighDose, LimitFlag } from '../../../doses/dose-flags.tsx';
import { StrengthBadge } from '../../../doses/strength-badge.tsx';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { KitChip } from '../../../edition/kit-chip.tsx';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { DoseHead } from './dose-head.tsx';
import type { CardRow } from './dose-rule.ts';
import { DoseWorking } from './dose-working.tsx';
import { DrawUpHelp } from './draw-up-help.tsx';
import { EstimateWorking } from './estimate-working.tsx';
import { decimalsFor, looksAlike } from './given-dose.ts';
import { comparisonText, otherText } from './given-text.ts';
import { OtherFigureNote } from './other-figure-note.tsx';
import type { GivenRow } from './quick-results.ts';

export function DoseCard(each: GivenRow) {
  const { row, result } = each;
  const [open, setOpen] = useState(false);
  return (
    <li className="flex break-inside-avoid [contain-intrinsic-block-size:auto_20rem] [content-visibility:auto] flex-col gap-2 rounded-lg border border-line-soft bg-surface p-3 shadow-card lg:p-4">
      <Face {...each} />
      <DoseWorking row={row} result={result} open={open} onOpen={setOpen} />
    </li>
  );
}

/** All but the working: drawn anew only when the key that was pressed changes what it says. */
const Face = memo(
  function Face({ row, result, adult }: GivenRow) {
    const { entry, strength } = row;
    return (
      <>
        <div>
          <DoseHead row={row} />
          <Amount dose={result.dose} decimals={decimalsFor(result.dose.unit)} large />
          {result.dose.unit !== 'mL' && (
            <p className="figure flex flex-wrap items-baseline gap-x-2">
              <span className="text-xl">
                <Amount dose={result.volume} />
              </span>
              <span className="figure whitespace-nowrap">
                {m.calc_of_strength({ strength: `${strength.amount} ${strength.unit}/mL` })}
              </span>
            </p>
          )}
        </div>
        {adult && <OtherFigureNote figure={m.calc_other_adult({ dose: otherText(adult) })} why={adult.why.text} />}
        <Route row={row} />
        <Flags row={row} result={result} />
        <DrawUpHelp dose={result.dose} strength={perMl(strength)} dilution={entry.dilution} />
        <Place row={row} />
      </>
    );
  },
  (before, after) =>
    before.row === after.row &&
    (before.adult === undefined) === (after.adult === undefined) &&
    looksAlike(before.result, after.result),
);

/* What no weight changes is built once for each row: a key redraws the figures alone. */
const Route = memo(function Route({ row: { entry } }: { row: CardRow }) {
  return (
    <p className="font-semibold">
      <ClinicalText text={[entry.route, entry.frequency].filter(Boolean).join(' · ')} />
    </p>
  );
});

const Place = memo(function Place({ row: { entry } }: { row: CardRow }) {
  return (
    <div className="flex flex-wrap gap-2">
      <KitChip kit={entry.kitLocation} />
      <StrengthBadge medication={entry.medication} />
    </div>
  );
});

function Flags({ row, result }: GivenRow) {
  const { usualMaximum } = row.entry;
  return (
    <>
      {result.kind === 'by-weight' && result.limit !== 'none' && <LimitFlag limit={result.limit} />}
      {result.high && <HighDose dose={result.dose} />}
      {result.aboveUsualMaximum && usualMaximum && (
        <Alert tone="amber">
          <ClinicalText text={usualMaximum.caution.text} />
        </Alert>
      )}
      {result.kind === 'youngs' && <EstimateWorking estimate={result} decimals={decimalsFor(result.dose.unit)} />}
      {result.kind === 'youngs' && (
        <Alert tone="amber">
          <ClinicalText text={comparisonText(result.dose, row.perKg, decimalsFor(result.dose.unit))} />
        </Alert>
      )}
    </>
  );
}
