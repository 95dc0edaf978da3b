import { type ComprehensiveDose, type ComputedDose, drawnStrength, showText, strengthText } from '@first60/clinical';
import type { DosingRow, Drug } from '@first60/edition';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { useEdition } from '../../../edition/live-edition.ts';
import { sourceNames } from '../../../edition/source-names.ts';
import { m } from '../../../paraglide/messages.js';
import { Fold } from '../../../ui/fold.tsx';

interface ResultWorkingProps {
  drug: Drug;
  row: DosingRow;
  result: ComprehensiveDose;
  /** Describes how an infusion's rates are calculated. */
  rates: readonly string[];
}

/** Folded under the result: working, cautions, sources. */
export function ResultWorking({ drug, row, result, rates }: ResultWorkingProps) {
  const { sources } = useEdition();
  return (
    <Fold title={m.calc_working_title()}>
      <div className="flex flex-col gap-2">
        {[...workingOf(drug, row, result), ...rates].map((line) => (
          <p key={line} className="figure">
            <ClinicalText text={line} />
          </p>
        ))}
        <p>
          <ClinicalText text={`${m.comp_strength()}: ${drug.presentation}`} />
        </p>
        {[drug.preparation, row.remarks, drug.notesCaution].map(
          (text) =>
            text !== undefined && (
              <p key={text}>
                <ClinicalText text={text} />
              </p>
            ),
        )}
        <p className="text-sm text-ink-2">{m.calc_sources({ sources: sourceNames(sources, row.sources) })}</p>
      </div>
    </Fold>
  );
}

function workingOf(drug: Drug, row: DosingRow, result: ComprehensiveDose): string[] {
  if (!('dose' in result)) return [];
  const dose = showText(result.dose);
  const strength = drug.autoInjector === true ? null : drawnStrength(drug, row);
  // An estimate's calculation is on the card itself.
  const lines = result.kind === 'youngs' || result.kind === 'by-age' ? [] : [doseWorking(result, dose)];
  if (result.volume !== null && strength !== null && result.dose.unit !== 'mL') {
    const volume = showText(result.volume);
    lines.push(m.calc_working_volume({ dose, strength: strengthText(strength), volume }));
  }
  return lines;
}

function doseWorking(result: Exclude<ComputedDose, { kind: 'youngs' | 'by-age' }>, dose: string): string {
  switch (result.kind) {
    case 'fixed':
      return m.comp_working_fixed({ dose });
    case 'by-zone':
    case 'by-weight': {
      const found = result.kind === 'by-zone' ? result.zone : result;
      const perKg = `${found.perKg.value.toFixed()} ${found.perKg.unit}`;
      const weight = found.weight.value.toFixed();
      if (found.limit === 'none') return m.comp_working_weight({ perKg, weight, dose });
      return m.comp_working_limited({ perKg, weight, unlimited: showText(found.unlimited), limit: dose });
    }
  }
}
