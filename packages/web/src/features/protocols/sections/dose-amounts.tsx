import { OctagonAlert } from 'lucide-react';
import { highDoseText } from '../../../doses/dose-flags.tsx';
import type { DoseFacts } from '../../../doses/on-card/dose-facts.ts';
import type { SummaryDose } from '../../../doses/on-card/dose-summary.ts';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import type { Age } from '../filter/age.ts';

export const AGE_WORDS: Record<Age, () => string> = {
  adult: m.protocol_age_adult,
  pediatric: m.protocol_age_pediatric,
};

/** A child's dose must never look like an adult's (dose-figures.tsx). */
const AGE_LOOK: Record<Age, string> = {
  adult: 'border border-line bg-surface text-ink',
  pediatric: 'border border-ink bg-ink text-surface',
};

/** A dose with more characters than this is a sentence, which would be harder to read in large type. */
const LARGE_CHARACTERS = 22;

interface DoseAmountsProps {
  dose: SummaryDose;
  /** Shows which age group the dose is for. */
  tagged: boolean;
  /** True for a dose for other patients, which is shown in small type. */
  quiet: boolean;
  /** True for one of two doses, which has its limits next to it. */
  oneOfTwo: boolean;
}

/**
 * Dose and volume on one line, because they are what a row is read for. The volume per kilogram is hidden until a
 * weight gives a single volume.
 */
export function DoseAmounts({ dose: { age, facts }, tagged, quiet, oneOfTwo }: DoseAmountsProps) {
  const volume = quiet || facts.volume?.perKg === true ? undefined : facts.volume;
  const size = oneOfTwo ? 'text-lg' : 'text-xl';
  const large = !quiet && facts.main.length <= LARGE_CHARACTERS;
  return (
    <span className="figure flex flex-wrap items-baseline gap-x-2">
      {tagged && (
        <span className={`self-center rounded-md px-1.5 text-xs font-bold ${AGE_LOOK[age]}`}>{AGE_WORDS[age]()}</span>
      )}{' '}
      <span className={`leading-tight ${large ? `font-extrabold ${size}` : ''} ${quiet ? '' : 'font-bold'}`}>
        <ClinicalText text={facts.main} />
      </span>{' '}
      {volume !== undefined && (
        <span className={`figure leading-tight font-bold whitespace-nowrap ${size}`}>{volume.volume}</span>
      )}{' '}
      {volume !== undefined && (
        <span className="figure text-sm whitespace-nowrap">
          {m.protocol_dose_of({ concentration: volume.concentration })}
        </span>
      )}{' '}
      {oneOfTwo && facts.beside !== undefined && (
        <span className="text-sm">
          <ClinicalText text={facts.beside} />
        </span>
      )}{' '}
      {!quiet && facts.inWords !== undefined && <span className="font-bold">{facts.inWords}</span>}
    </span>
  );
}

const FLAG = 'inline-flex items-center gap-1 rounded-md px-1.5 text-sm font-bold';

/** The effects of the weight on a dose: the limits that the dose reaches, and a warning above the typical maximum. */
export function DoseFlags({ facts: { limit, high } }: { facts: DoseFacts }) {
  return (
    <>
      {limit !== undefined && (
        <span className={`${FLAG} bg-ink text-surface print:border print:bg-surface print:text-ink`}>
          {limit === 'max' ? m.calc_max_dose() : m.calc_min_dose()}
        </span>
      )}
      {high !== undefined && (
        <span className={`${FLAG} border-2 border-critical text-critical-ink`}>
          <OctagonAlert aria-hidden className="size-4 shrink-0" />
          {highDoseText(high)}
        </span>
      )}
    </>
  );
}
