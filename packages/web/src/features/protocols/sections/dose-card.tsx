import type { Drug, MedicationLine } from '@first60/content';
import { Calculator, FlaskConical, OctagonAlert } from 'lucide-react';
import { Link } from 'wouter';
import { calculateDoseHref } from '../../../lib/calculate-dose-href.ts';
import { doseLineState } from '../../../lib/dose-line.ts';
import { edition } from '../../../lib/edition.ts';
import { contentDate } from '../../../lib/edition-cover.ts';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ClinicalText } from '../../../ui/clinical-text.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { KitChip } from '../../../ui/kit-chip.tsx';
import { SourceList } from '../../../ui/source-list.tsx';
import { StrengthBadge } from '../../../ui/strength-badge.tsx';
import type { Age } from '../visible-protocols.ts';
import { isForWeight, needsExamples, totalFor } from '../weighed-dose.ts';
import { DoseFigures, type Weighed } from './dose-figures.tsx';

interface DoseCardProps {
  line: MedicationLine;
  /** Title of the protocol the line stands in. */
  protocolTitle: string;
  /** Whose dose comes first where there are two. */
  age: Age;
  weighed: Weighed | undefined;
}

/** One medication line: drug, dose, volume, then how to give it, where it is, and why. */
export function DoseCard({ line, protocolTitle, age, weighed }: DoseCardProps) {
  const drug = edition.formulary[line.medication];
  const name = drug?.genericName ?? line.medication.replaceAll('-', ' ');
  return (
    <li className="@container flex flex-col gap-3 rounded-lg border border-line bg-page p-3 pb-0 sm:p-4 sm:pb-0">
      <div>
        <h5 className="text-lg leading-tight font-bold">{drug?.tallMan ?? name}</h5>
        <p>
          <ClinicalText text={line.indication} />
        </p>
      </div>
      {isMixed(line) && line.preparation?.mandatory === true && (
        <Alert tone="amber" title={m.protocol_dose_dilute()}>
          <span className="text-lg font-semibold">
            <ClinicalText text={line.preparation.recipe} />
          </span>
        </Alert>
      )}
      <DoseFigures line={line} drug={drug} age={age} weighed={weighed} />
      {line.preparation?.mandatory === false && (
        <p className="flex gap-2">
          <FlaskConical aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />
          <span>
            {m.protocol_dose_dilution_advised()}: <ClinicalText text={line.preparation.recipe} />
          </span>
        </p>
      )}
      <Facts line={line} drug={drug} weighed={weighed} />
      <div className="flex flex-wrap items-center gap-2">
        {drug !== undefined && <KitChip kit={drug.kitNumber} />}
        <StrengthBadge medication={line.medication} />
        {drug?.highAlert === true && (
          <span className="inline-flex items-center gap-1 text-sm font-semibold text-critical-ink">
            <OctagonAlert aria-hidden className="size-4" />
            {m.protocol_dose_high_alert()}
          </span>
        )}
      </div>
      {drug !== undefined && (
        <p className="text-sm text-ink-2">
          <ClinicalText text={drug.presentation} />
        </p>
      )}
      <Link
        href={calculateDoseHref(name, protocolTitle)}
        state={doseLineState(line.indication)}
        aria-label={m.protocol_dose_calculate_for({ medication: name, indication: line.indication })}
        className={buttonClass('secondary', 'regular', 'self-start max-sm:w-full print:hidden')}
      >
        <Calculator aria-hidden className="size-5" />
        {m.protocol_dose_calculate()}
      </Link>
      <p className="hidden text-sm text-ink-2 print:block">{reviewedText(line)}</p>
      <Fold title={reviewedText(line)}>
        <SourceList sources={line.sources.map((key) => ({ key, lines: [] }))} />
      </Fold>
    </li>
  );
}

/** When the line was last reviewed and against what: the work that leads, and how many more. */
function reviewedText({ sources: [first, ...more] }: MedicationLine): string {
  const date = contentDate();
  const work = (first && edition.sources[first]?.title) ?? '';
  return more.length === 0
    ? m.protocol_dose_reviewed({ date, work })
    : m.protocol_dose_reviewed_more({ date, work, count: more.length });
}

/** An injector is given as it is: how its drug is made up is told, not ordered. */
const isMixed = ({ kind }: MedicationLine): boolean => kind !== 'autoinjector';

/** The most that may be given, worked out where it goes by the weight and that is known. */
function maximumOf(line: MedicationLine, weighed: Weighed | undefined): string | undefined {
  const dose = weighed && line[weighed.age];
  const total = dose && isForWeight(dose, weighed.weight) ? totalFor(dose, weighed.weight) : undefined;
  if (weighed === undefined || total === undefined || line.max === undefined) return line.max;
  return m.protocol_dose_max_at({ max: line.max, weight: weighed.weight.value.toFixed(), total });
}

interface FactsProps {
  line: MedicationLine;
  drug: Drug | undefined;
  weighed: Weighed | undefined;
}

function Facts({ line, drug, weighed }: FactsProps) {
  const showsExamples = weighed === undefined || needsExamples(line, line[weighed.age], drug, weighed.weight);
  const facts = [
    [m.protocol_dose_route(), line.route],
    [m.protocol_dose_timing(), line.timing],
    [m.protocol_dose_max(), maximumOf(line, weighed)],
    [m.protocol_dose_examples(), showsExamples ? line.examples : undefined],
    [m.protocol_dose_note(), line.note],
  ].filter((fact): fact is [string, string] => fact[1] !== undefined && fact[1] !== '');
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {facts.map(([term, text]) => (
          <div key={term} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-2">{term}</dt>
            <dd className="font-semibold">
              <ClinicalText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {!isMixed(line) && line.preparation?.mandatory === true && (
        <p>
          <ClinicalText text={line.preparation.recipe} />
        </p>
      )}
    </>
  );
}
