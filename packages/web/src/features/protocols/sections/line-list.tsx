import { ageGroup } from '@first60/clinical';
import type { Line } from '@first60/edition';
import { useContext } from 'react';
import { m } from '../../../paraglide/messages.js';
import { usePatientAge, usePatientWeight } from '../../../patient/weight-and-age.ts';
import { Fold } from '../../../ui/fold.tsx';
import { CardSources } from '../card/card-sources.tsx';
import { FoundContext } from '../card/found.ts';
import { type NumberedLine, sourcesOfLines } from '../card/line-numbers.ts';
import { type LinePart, partsOf } from '../card/line-parts.ts';
import { PatientCardContext } from '../lines/card-context.ts';
import { LineBody } from '../lines/line-body.tsx';
import { OtherPatients } from '../lines/other-patients.tsx';
import { shownLines } from '../lines/shown-lines.ts';
import { FoundText } from './found-text.tsx';
import { NeedsSource } from './needs-source.tsx';
import { hasChildEnergies, ShockEnergies } from './shock-energies.tsx';

interface LineListProps {
  lines: readonly Line[];
  /** Name of the list, under which its folds are kept for this visit. */
  name: string;
  /** The first step is larger. */
  lead?: boolean;
}

/** Steps with large numbers, headings between them, and the sources of the whole list folded below. */
export function LineList({ lines: all, name, lead = false }: LineListProps) {
  const found = useContext(FoundContext);
  const { shown: lines, others } = shownLines(all, useContext(PatientCardContext)?.patient);
  return (
    <>
      {partsOf(lines).map((part) => (
        <div key={keyOf(part)} className="mb-3 print:mb-1">
          {part.heading !== undefined && (
            <h5
              data-found={part.heading === found?.text ? '' : undefined}
              className="mt-4 mb-2 font-bold text-accent-ink print:mt-1 print:mb-0.5"
            >
              <FoundText text={part.heading} found={part.heading === found?.text ? found : undefined} />
            </h5>
          )}
          <Steps steps={part.steps} lead={lead} />
        </div>
      ))}
      <OtherPatients lines={others} name={name} />
      <LineSources lines={lines} />
    </>
  );
}

export const keyOf = ({ heading, steps }: LinePart): string => heading ?? steps[0]?.line.text ?? '';

export function Steps({ steps, lead = false }: { steps: readonly NumberedLine[]; lead?: boolean }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list's meaning away with its markers
    <ol role="list" className="flex max-w-[75ch] flex-col gap-2.5 sm:gap-3 print:gap-0.5">
      {steps.map(({ line, number }) => (
        <Step key={line.text} line={line} number={number} lead={lead && number === 1} />
      ))}
    </ol>
  );
}

export function LineSources({ lines }: { lines: readonly Line[] }) {
  const sources = sourcesOfLines(lines);
  return (
    sources.length > 0 && (
      <Fold title={m.protocol_sources_count({ count: sources.length })}>
        <CardSources sources={sources} />
      </Fold>
    )
  );
}

interface StepProps {
  line: Line;
  number: number | undefined;
  lead: boolean;
}

function Step({ line, number, lead }: StepProps) {
  const spot = useContext(FoundContext);
  const found = spot?.text === line.text ? spot : undefined;
  return (
    <li
      data-found={found && ''}
      className="flex items-baseline gap-2.5 text-lg sm:gap-3 leading-snug print:gap-1.5 print:text-[8pt] print:leading-tight"
    >
      <span className="figure w-6 shrink-0 sm:w-7 text-end text-xl leading-none font-extrabold whitespace-nowrap text-accent-ink print:w-[2.2em] print:text-[8pt]">
        {number}
      </span>
      <div className={`min-w-0 flex-1 ${lead ? 'lead-line text-xl font-bold print:text-[9.5pt]' : ''}`}>
        {line.parts === undefined ? (
          <FoundText text={line.text} found={found} />
        ) : (
          <div className={found && 'rounded-lg outline-2 outline-accent-ink'}>
            <LineBody text={line.text} parts={line.parts} />
          </div>
        )}
        {line.joulesPerKg !== undefined && <ChildEnergies joulesPerKg={line.joulesPerKg} />}
        {line.review !== undefined && (
          <span className="block">
            <NeedsSource />
          </span>
        )}
      </div>
    </li>
  );
}

function ChildEnergies({ joulesPerKg }: { joulesPerKg: readonly number[] }) {
  const weight = usePatientWeight();
  const years = usePatientAge();
  return (
    weight !== null &&
    ageGroup(weight, years) !== 'adult' &&
    hasChildEnergies(weight) && <ShockEnergies energies={joulesPerKg} weight={weight} />
  );
}
