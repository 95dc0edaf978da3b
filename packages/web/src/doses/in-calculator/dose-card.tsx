import { type GivenRow, strengthText } from '@first60/clinical';
import { memo, useState } from 'react';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { KitChip } from '../../edition/kit-chip.tsx';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Amount } from '../amount.tsx';
import { HighDose, LimitFlag } from '../dose-flags.tsx';
import { FaceCautions } from '../face-cautions.tsx';
import { asAge, whyOtherAge } from '../other-age-text.ts';
import { Stops } from '../stops.tsx';
import { StrengthBadge } from '../strength-badge.tsx';
import { DoseHead } from './dose-head.tsx';
import { DoseWorking } from './dose-working.tsx';
import { DrawUpHelp } from './draw-up-help.tsx';
import { EstimateWorking } from './estimate-working.tsx';
import { amountText, isEstimate, limitOf, otherText } from './given-text.ts';
import { OtherFigureNote } from './other-figure-note.tsx';
import type { CardRow } from './quick-rows.ts';

interface DoseCardProps {
  given: GivenRow<CardRow>;
  /**
   * True while the card is in the page but hidden. The next weight may be another patient's, so the working is closed.
   */
  hidden: boolean;
}

export function DoseCard({ given, hidden }: DoseCardProps) {
  const [open, setOpen] = useState(false);
  if (hidden && open) setOpen(false);
  return (
    <>
      <Face {...given} />
      <DoseWorking given={given} open={open} onOpen={setOpen} />
    </>
  );
}

/** Everything except the working. It re-renders only when it looks different. */
const Face = memo(
  function Face(each: GivenRow<CardRow>) {
    const { row, result, shown, adult, otherAge } = each;
    const { entry, strength } = row;
    const { missingDiluent } = entry;
    return (
      <>
        <div>
          <DoseHead row={row} />
          <Amount shown={shown.dose} large />
          {result.dose.unit !== 'mL' && shown.volume && (
            <p className="figure flex flex-wrap items-baseline gap-x-2">
              <span className="text-xl">
                <Amount shown={shown.volume} />
              </span>
              <span className="figure whitespace-nowrap">
                {m.calc_of_strength({ strength: strengthText(strength) })}
              </span>
            </p>
          )}
          {missingDiluent && (
            <p className="text-xl font-bold">
              <ClinicalText text={m.calc_no_diluent(missingDiluent)} />
            </p>
          )}
        </div>
        {adult && row.whyAdultDiffers && (
          <OtherFigureNote figure={m.calc_other_adult({ dose: otherText(adult) })} why={row.whyAdultDiffers.text} />
        )}
        {otherAge && <OtherFigureNote figure={asAge(otherAge.whose, otherAge)} why={whyOtherAge(otherAge.because)} />}
        <Route row={row} />
        <Stops of={row.entry.contraindications} />
        <FaceCautions cautions={entry.cautions} />
        <Flags {...each} />
        {shown.volume && <DrawUpHelp dose={result.dose} strength={strength} dilution={entry.dilution} />}
        <Place row={row} />
      </>
    );
  },
  (before, after) =>
    before.row === after.row &&
    (before.adult === undefined) === (after.adult === undefined) &&
    before.look === after.look,
);

/* Memoized: these parts do not depend on the weight, so a keystroke redraws only the figures. */
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

function Flags(each: GivenRow<CardRow>) {
  const { row, result } = each;
  const { usualMaximum, youngsNever } = row.entry;
  const limit = limitOf(result);
  return (
    <>
      {limit !== 'none' && <LimitFlag limit={limit} />}
      {result.high && <HighDose dose={result.dose} />}
      {result.aboveUsualMaximum && usualMaximum && (
        <Alert tone="amber">
          <ClinicalText text={usualMaximum.caution.text} />
        </Alert>
      )}
      {isEstimate(result) && (
        <Alert tone="amber">
          <EstimateWorking estimate={result} dose={amountText(each)} perKg={row.perKg} never={youngsNever} />
        </Alert>
      )}
    </>
  );
}
