import type { Line } from '@first60/content';
import { useOpenNames } from '../../../lib/open-names.ts';
import { usePrinting } from '../../../lib/printing.ts';
import { isLong, type LinePart, openParts, partsOf } from '../line-parts.ts';
import { FoldedPart } from './folded-part.tsx';
import { keyOf, LineList, LineSources, Steps } from './line-list.tsx';

interface LongListProps {
  lines: readonly Line[];
  /** Where this visit remembers which parts are open. */
  name: string;
}

/** Steps as in any list; where they are too many to read in motion, the later parts are folded under their headings. */
export function LongList({ lines, name }: LongListProps) {
  const parts = partsOf(lines);
  if (!isLong(parts)) return <LineList lines={lines} />;
  return <FoldedList lines={lines} parts={parts} name={name} />;
}

function FoldedList({ lines, parts, name }: LongListProps & { parts: readonly LinePart[] }) {
  const places = parts.map((_, place) => String(place));
  const { open, set } = useOpenNames(`${name}.parts`, places, places.slice(0, openParts(parts)));
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
            open={printing || open.includes(String(place))}
            onOpen={(isOpen) => set(String(place), isOpen)}
          >
            {steps}
          </FoldedPart>
        );
      })}
      <LineSources lines={lines} />
    </>
  );
}
