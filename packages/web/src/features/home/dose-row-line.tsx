import {
  type ComprehensiveDose,
  type ComprehensivePath,
  type ComputedDose,
  comprehensiveDose,
  drawnStrength,
  show,
  strengthText,
} from '@first60/clinical';
import type { DosingRow, Drug } from '@first60/edition';
import { Link } from 'wouter';
import { calculateDoseHref } from '../../addresses/calculate-dose-href.ts';
import { Amount } from '../../doses/amount.tsx';
import { HighDose, LimitFlag } from '../../doses/dose-flags.tsx';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';

interface DoseRowLineProps {
  drug: Drug;
  row: DosingRow;
  path: ComprehensivePath;
}

/** One indication of a favorite medication with its dose. Pressing it opens the comprehensive calculator. */
export function DoseRowLine({ drug, row, path }: DoseRowLineProps) {
  return (
    <li className="relative flex flex-col gap-0.5 border-t border-line-soft py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <p className="leading-tight">
        <Link
          href={calculateDoseHref(drug.id, row.indication)}
          className="font-semibold outline-none after:absolute after:inset-0"
        >
          <ClinicalText text={row.indication} />
        </Link>{' '}
        <span className="text-ink-2">
          <ClinicalText text={row.route} />
        </span>
      </p>
      <Dose drug={drug} row={row} result={comprehensiveDose(drug, row, path)} />
    </li>
  );
}

function Dose({ drug, row, result }: { drug: Drug; row: DosingRow; result: ComprehensiveDose }) {
  switch (result.kind) {
    case 'by-weight':
    case 'fixed':
      return <Figure drug={drug} row={row} result={result} />;
    case 'text':
      return <Words text={result.text} strong />;
    case 'outside-range':
      return <Words text={result.of === 'age' ? m.comp_outside_age() : m.comp_outside_weight()} />;
    case 'not-given':
      return <Words text={m.comp_not_given()} />;
    case 'needs-age':
      return <Words text={m.calc_needs_age()} />;
    case 'needs-weight':
    case 'by-age':
    case 'by-zone':
    case 'youngs':
    case 'nothing-entered':
      return <Words text={m.comp_needs_weight()} />;
  }
}

function Figure({
  drug,
  row,
  result,
}: {
  drug: Drug;
  row: DosingRow;
  result: Extract<ComputedDose, { kind: 'by-weight' | 'fixed' }>;
}) {
  const strength = drawnStrength(drug, row);
  const isDrawn = result.volume !== null && strength !== null && result.dose.unit !== 'mL';
  return (
    <>
      <p className="figure flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl">
          <Amount shown={show(result.dose)} />
        </span>
        {isDrawn && (
          <span>
            <Amount shown={show(result.volume)} />{' '}
            <ClinicalText text={m.calc_of_strength({ strength: strengthText(strength) })} />
          </span>
        )}
      </p>
      {row.missingDiluent && <Words text={m.calc_no_diluent(row.missingDiluent)} strong />}
      {result.kind === 'by-weight' && result.limit !== 'none' && <LimitFlag limit={result.limit} />}
      {result.high && <HighDose dose={result.dose} />}
      {result.ageUnchecked && (
        <Alert tone="amber" title={m.comp_age_unchecked()}>
          {m.comp_age_unchecked_text()}
        </Alert>
      )}
      {isDrawn && row.dilution?.use === 'always' && (
        <p className="text-sm font-semibold">
          {m.calc_dilution()}: <ClinicalText text={row.dilution.recipe} />
        </p>
      )}
      <Words text={result.text} />
    </>
  );
}

/** The dosing text from the reference, which may contain more than the figure. */
const Words = ({ text, strong = false }: { text: string; strong?: boolean }) => (
  <p className={`figure ${strong ? 'text-lg font-bold' : 'text-sm text-ink-2'}`}>
    <ClinicalText text={text} />
  </p>
);
