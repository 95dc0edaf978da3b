import type { Line } from '@first60/edition';
import { useContext } from 'react';
import { usePrinting } from '../../../device/printing.ts';
import { useOpenNames } from '../../../session/open-names.ts';
import { FoundContext } from '../card/found.ts';
import { partsOf } from '../card/line-parts.ts';
import { useOpenWithFound } from '../card/use-open-with-found.ts';
import { FoldedPart } from '../sections/folded-part.tsx';
import { LineList, LineSources, Steps } from '../sections/line-list.tsx';
import { PatientCardContext } from './card-context.ts';
import { OtherPatients } from './other-patients.tsx';
import { shownLines } from './shown-lines.ts';

interface CasesProps {
  lines: readonly Line[];
  /** Name under which the open case is kept for this visit. */
  name: string;
}

/**
 * First 60 of a card that is several emergencies: what holds for all, then one button for each emergency. One is open at
 * a time and none at first, so that all of them are in sight. A list without headings is one emergency.
 */
export function Cases({ lines, name }: CasesProps) {
  const { shown, others } = shownLines(lines, useContext(PatientCardContext)?.patient);
  const found = useContext(FoundContext);
  const printing = usePrinting();
  const parts = partsOf(shown);
  const places = parts.map((_, place) => String(place));
  const foundPart = parts.findIndex(
    ({ heading, steps }) => heading !== undefined && steps.some(({ line }) => line.text === found?.text),
  );
  const names = useOpenNames(`${name}.case`, places);
  const { isOpen } = useOpenWithFound(names, foundPart === -1 ? undefined : String(foundPart));
  if (parts.every(({ heading }) => heading === undefined)) return <LineList lines={lines} name={name} />;
  return (
    <>
      {parts.map(({ heading, steps }, place) => {
        // Each case counts its own steps.
        const own = <Steps key={heading ?? ''} steps={steps.map((step, at) => ({ ...step, number: at + 1 }))} />;
        if (heading === undefined) return own;
        const key = String(place);
        return (
          <div
            key={heading}
            className="case my-1.5 rounded-lg border border-line bg-surface px-3 has-aria-expanded:border-accent"
          >
            <FoldedPart
              heading={heading.replace(/:$/, '')}
              count={steps.length}
              open={printing || isOpen(key)}
              onOpen={(open) => (open ? names.only(key) : names.clear())}
            >
              {own}
            </FoldedPart>
          </div>
        );
      })}
      <OtherPatients lines={others} name={name} />
      <LineSources lines={shown} />
    </>
  );
}
