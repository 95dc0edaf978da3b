import { type GivenDose, type GivenRow, type Shown, shownText, showQuick, strengthText } from '@first60/clinical';
import type { Line } from '@first60/edition';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { useEdition } from '../../edition/live-edition.ts';
import { sourceNames } from '../../edition/source-names.ts';
import { m } from '../../paraglide/messages.js';
import { foldedOf } from '../face.ts';
import type { CardRow } from './quick-rows.ts';

interface DoseWorkingProps {
  given: GivenRow<CardRow>;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The folded part below each dose: working, cautions, sources. The working for an estimate is on the card itself. */
export function DoseWorking({ given, open, onOpen }: DoseWorkingProps) {
  const { sources } = useEdition();
  const { result, shown } = given;
  const { entry } = given.row;
  const cautions: readonly Line[] = [
    ...(entry.usualMaximum ? [entry.usualMaximum.caution] : []),
    ...foldedOf(entry.cautions),
  ];
  return (
    <details
      open={open}
      onToggle={(event) => onOpen(event.currentTarget.open)}
      className="group border-t border-line-soft"
    >
      <Title />
      {open && (
        <div className="flex flex-col gap-2 pb-2">
          {result.kind !== 'youngs' && result.kind !== 'by-age' && <Working text={doseWorking(given, result)} />}
          {result.dose.unit !== 'mL' && shown.volume && <Working text={volumeWorking(given, shown.volume)} />}
          {cautions.length > 0 && (
            <ul className="list-disc ps-5">
              {cautions.map((caution) => (
                <li key={caution.text}>
                  <ClinicalText text={caution.text} />
                </li>
              ))}
            </ul>
          )}
          <p className="text-sm text-ink-2">{m.calc_sources({ sources: sourceNames(sources, entry.sources) })}</p>
        </div>
      )}
    </details>
  );
}

const Working = ({ text }: { text: string }) => (
  <p className="figure">
    <ClinicalText text={text} />
  </p>
);

const Title = memo(function Title() {
  return (
    <summary className="flex min-h-12 list-none items-center justify-between font-semibold text-accent-ink">
      {m.calc_working_title()}
      <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
    </summary>
  );
});

function doseWorking(
  { row: { perKg }, shown }: GivenRow<CardRow>,
  result: Exclude<GivenDose, { kind: 'youngs' | 'by-age' }>,
): string {
  const dose = shownText(shown.dose);
  switch (result.kind) {
    case 'by-zone':
    case 'by-weight': {
      const { weight, unlimited, limit } = result.kind === 'by-zone' ? result.zone : result;
      const steps = {
        perKg: `${perKg.value.toFixed()} ${perKg.unit}/kg`,
        weight: weight.value.toFixed(),
        dose: shownText(showQuick(unlimited)),
      };
      return limit === 'none' ? m.calc_working_weight(steps) : m.calc_working_limited({ ...steps, limit: dose });
    }
    case 'fixed-adult':
      return m.calc_working_fixed({ dose });
  }
}

const volumeWorking = ({ row: { strength }, shown }: GivenRow<CardRow>, volume: Shown): string =>
  m.calc_working_volume({
    dose: shownText(shown.dose),
    strength: strengthText(strength),
    volume: shownText(volume),
  });
