import type { Line } from '@first60/edition';
import { ChevronDown } from 'lucide-react';
import { useContext } from 'react';
import { usePrinting } from '../../../device/printing.ts';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { useOpenNames } from '../../../session/open-names.ts';
import { FoundContext } from '../card/found.ts';
import { useOpenWithFound } from '../card/use-open-with-found.ts';
import { FoundText } from '../sections/found-text.tsx';
import { Pregnancy } from './pregnancy.tsx';
import { whoseOf } from './shown-lines.ts';

const OPEN = 'open';

interface OtherPatientsProps {
  lines: readonly Line[];
  /** Name under which it is kept open for this visit. */
  name: string;
}

/** The lines of a list that a known fact excludes, folded into one: how many, and for whom. */
export function OtherPatients({ lines, name }: OtherPatientsProps) {
  const found = useContext(FoundContext);
  const isFound = lines.some(({ text }) => text === found?.text);
  const { isOpen, set } = useOpenWithFound(useOpenNames(`${name}.others`, [OPEN]), isFound ? OPEN : undefined);
  const printing = usePrinting();
  if (lines.length === 0) return null;
  const title = m.line_others({ count: lines.length, whose: whoseOf(lines) });
  if (printing) return <p className="text-[8pt]">{m.line_others_on_paper({ count: lines.length })}</p>;
  const open = isOpen(OPEN);
  return (
    <div className="my-2 rounded-lg border border-dashed border-ink-2">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => set(OPEN, !open)}
        className="flex min-h-12 w-full items-center justify-between gap-2 px-2.5 text-start text-sm font-semibold text-ink-2"
      >
        <span>
          <ClinicalText text={title} />
        </span>
        <ChevronDown aria-hidden className={`size-5 shrink-0 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && lines.some(({ parts }) => parts?.for?.if === 'pregnant') && (
        <p className="px-3 text-sm">
          {m.patient_pregnant_question()} <Pregnancy />
        </p>
      )}
      {open && (
        <ul className="flex flex-col gap-2 border-s-4 border-line px-3 pb-2 text-ink-2">
          {lines.map((line) => (
            <li key={line.text} data-found={line.text === found?.text ? '' : undefined}>
              <span className="sr-only">{m.line_not_for_patient()} </span>
              <FoundText text={line.text} found={line.text === found?.text ? found : undefined} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
