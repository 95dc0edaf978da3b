import {
  type ComprehensiveDose,
  type ComputedDose,
  doseOf,
  drawnStrength,
  show,
  showText,
  strengthText,
} from '@first60/clinical';
import type { DosingRow, Drug } from '@first60/edition';
import { Amount } from '../../../doses/amount.tsx';
import { HighDose, LimitFlag } from '../../../doses/dose-flags.tsx';
import { DrawUpHelp } from '../../../doses/in-calculator/draw-up-help.tsx';
import { EstimateWorking } from '../../../doses/in-calculator/estimate-working.tsx';
import { isEstimate, limitOf } from '../../../doses/in-calculator/given-text.ts';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';

interface ResultDoseProps {
  drug: Drug;
  row: DosingRow;
  result: ComprehensiveDose;
  /** True if the adult text applies to the patient. */
  adult: boolean;
}

export function ResultDose({ drug, row, result, adult }: ResultDoseProps) {
  switch (result.kind) {
    case 'nothing-entered':
      return <Alert tone="info">{m.comp_enter_patient()}</Alert>;
    case 'text':
      return <AsWritten text={result.text} recipe={row.dilution?.recipe} />;
    case 'not-given':
      return (
        <Alert tone="amber" title={m.comp_not_given()}>
          {adult ? m.comp_not_given_adult() : m.comp_not_given_pediatric()}
        </Alert>
      );
    case 'outside-range':
      return (
        <Alert tone="critical" title={result.of === 'age' ? m.comp_outside_age() : m.comp_outside_weight()}>
          <p>{m.comp_outside_text()}</p>
          <p className="figure font-semibold">
            <ClinicalText text={result.text} />
          </p>
        </Alert>
      );
    case 'needs-age':
      return (
        <Alert tone="amber" title={m.calc_needs_age()}>
          <p>{m.calc_needs_age_text()}</p>
          <p className="figure font-semibold">
            <ClinicalText text={result.text} />
          </p>
        </Alert>
      );
    case 'needs-weight':
      return (
        <Alert tone="amber" title={m.comp_needs_weight()}>
          <p>{result.because === 'no-estimate' ? m.comp_no_estimate() : m.comp_needs_weight_text()}</p>
          <p className="figure font-semibold">
            <ClinicalText text={result.text} />
          </p>
        </Alert>
      );
    case 'by-weight':
    case 'fixed':
    case 'by-age':
    case 'by-zone':
    case 'youngs':
      return <Figure drug={drug} row={row} result={result} />;
  }
}

function Figure({ drug, row, result }: { drug: Drug; row: DosingRow; result: ComputedDose }) {
  // An injector is given as a whole, so there is no volume to draw up.
  const strength = drug.autoInjector === true ? null : drawnStrength(drug, row);
  const limit = limitOf(result);
  return (
    <>
      <p>
        <Amount shown={show(result.dose)} large />
      </p>
      {drug.autoInjector === true && <p className="text-xl font-bold">{m.comp_auto_injector()}</p>}
      {result.volume !== null && strength !== null && result.dose.unit !== 'mL' && (
        <p className="figure flex flex-wrap items-baseline gap-x-2">
          <span className="text-xl">
            <Amount shown={show(result.volume)} />
          </span>
          <span className="figure whitespace-nowrap">{m.calc_of_strength({ strength: strengthText(strength) })}</span>
        </p>
      )}
      {result.volume === null && drug.autoInjector !== true && (
        <p className={row.missingDiluent && 'text-xl font-bold'}>
          <ClinicalText text={row.missingDiluent ? m.calc_no_diluent(row.missingDiluent) : m.comp_no_volume()} />
        </p>
      )}
      {isEstimate(result) && (
        <Alert tone="amber">
          <EstimateWorking
            estimate={result}
            dose={showText(result.dose)}
            perKg={row.pedsFigure?.perKg && doseOf(row.pedsFigure.perKg)}
            never={row.youngsNever}
          />
        </Alert>
      )}
      {limit !== 'none' && <LimitFlag limit={limit} />}
      {result.high && <HighDose dose={result.dose} />}
      {result.ageUnchecked && (
        <Alert tone="amber" title={m.comp_age_unchecked()}>
          {m.comp_age_unchecked_text()}
        </Alert>
      )}
      <p>
        <span className="text-sm text-ink-2">{m.comp_written()}</span>{' '}
        <span className="figure font-semibold">
          <ClinicalText text={result.text} />
        </span>
      </p>
      {result.volume !== null && strength !== null && (
        <DrawUpHelp dose={result.dose} strength={strength} dilution={row.dilution} />
      )}
    </>
  );
}

/** Infusions, units and age bands are shown as written, without a calculation. */
function AsWritten({ text, recipe }: { text: string; recipe: string | undefined }) {
  return (
    <>
      <p className="text-3xl leading-tight font-extrabold max-xs:text-xl">
        <ClinicalText text={text} />
      </p>
      <p className="text-sm text-ink-2">{m.comp_as_written()}</p>
      {recipe !== undefined && (
        <div className="rounded-md border-2 border-dashed border-line p-2">
          <p className="font-bold">{m.calc_dilution()}</p>
          <p>
            <ClinicalText text={recipe} />
          </p>
        </div>
      )}
    </>
  );
}
