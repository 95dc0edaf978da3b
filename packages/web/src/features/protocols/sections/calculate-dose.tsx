import type { MedicationLine } from '@first60/edition';
import { Calculator } from 'lucide-react';
import { Link } from 'wouter';
import { calculateDoseHref } from '../../../addresses/calculate-dose-href.ts';
import { doseLineState } from '../../../addresses/dose-line.ts';
import { stockedName } from '../../../doses/on-card/stocked-drug.ts';
import { useCard } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/button.tsx';

interface CalculateDoseProps {
  line: MedicationLine;
  /** Title of the protocol that contains the line. */
  protocolTitle: string;
  /** True next to a row, where the label is shown only if there is room for it. */
  beside?: boolean;
}

/** Opens the comprehensive calculator, filled in for this line. */
export function CalculateDose({ line, protocolTitle, beside = false }: CalculateDoseProps) {
  const medication = stockedName(useCard(), line);
  return (
    <Link
      href={calculateDoseHref(medication, protocolTitle)}
      state={doseLineState(line.indication)}
      aria-label={m.protocol_dose_calculate_for({ medication, indication: line.indication })}
      className={
        beside
          ? 'flex min-h-12 min-w-12 shrink-0 items-center justify-center gap-2 self-stretch rounded-lg px-2 font-semibold text-accent-ink @2xl:px-3'
          : buttonClass('secondary', 'regular', 'self-start max-sm:w-full print:hidden')
      }
    >
      <Calculator aria-hidden className={beside ? 'size-6' : 'size-5'} />
      <span className={beside ? 'hidden @2xl:inline' : undefined}>{m.protocol_dose_calculate()}</span>
    </Link>
  );
}
