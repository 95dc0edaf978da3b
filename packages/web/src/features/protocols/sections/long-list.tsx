import type { Line } from '@first60/edition';
import { useContext } from 'react';
import { usePrinting } from '../../../device/printing.ts';
import { useOpenNames } from '../../../session/open-names.ts';
import { FoundContext } from '../card/found.ts';
import { isLong, type LinePart, openParts, partsOf } from '../card/line-parts.ts';
import { useOpenWithFound } from '../card/use-open-with-found.ts';
import { PatientCardContext } from '../lines/card-context.ts';
import { OtherPatients } from '../lines/other-patients.tsx';
import { shownLines } from '../lines/shown-lines.ts';
import { FoldedPart } from './folded-part.tsx';
import { keyOf, LineList, LineSources, Steps } from './line-list.tsx';

interface LongListProps {
  lines: readonly Line[];
  /** Name under which the open parts are kept for this visit. */
  name: string;
}

/** Steps as in any list. If there are too many to read on the move, the later parts are folded under their headings. */
export function LongList({ lines, name }: LongListProps) {
  const { shown, others } = shownLines(lines, useContext(PatientCardContext)?.patient);
  const parts = partsOf(shown);
  if (!isLong(parts)) return <LineList lines={lines} name={name} />;
  return <FoldedList lines={shown} others={others} parts={parts} name={name} />;
}

interface FoldedListProps extends LongListProps {
  others: readonly Line[];
  parts: readonly LinePart[];
}

function FoldedList({ lines, others, parts, name }: FoldedListProps) {
  const places = parts.map((_, place) => String(place));
  const found = useContext(FoundContext);
  const { isOpen, set } = useOpenWithFound(
    useOpenNames(`${name}.parts`, places, places.slice(0, openParts(parts))),
    found && placeOf(parts, found.text),
  );
  const printing = usePrinting();
  return (
    <>
      {parts.map((part, place) => {
        const steps = <Steps key={keyOf(part)} steps={part.steps} />;
        if (part.heading === undefined) return steps;
        return (
          <FoldedPart
            key={keyOf(part)}
            heading={part.heading}
            count={part.steps.length}
            found={part.heading === found?.text ? found : undefined}
            open={printing || isOpen(String(place))}
            onOpen={(open) => set(String(place), open)}
          >
            {steps}
          </FoldedPart>
        );
      })}
      <OtherPatients lines={others} name={name} />
      <LineSources lines={lines} />
    </>
  );
}

/** The part that contains a line, as its heading or as one of its steps. */
function placeOf(parts: readonly LinePart[], text: string): string | undefined {
  const place = parts.findIndex(
    ({ heading, steps }) => heading === text || steps.some(({ line }) => line.text === text),
  );
  return place === -1 ? undefined : String(place);
}
