import type { Protocol } from '@first60/edition';
import { useContext, useEffect, useState } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import { DrawingSection } from '../drawings/drawing-section.tsx';
import type { Age } from '../filter/age.ts';
import { Cases } from '../lines/cases.tsx';
import { Algorithm } from '../sections/algorithm.tsx';
import { DosDonts } from '../sections/dos-donts.tsx';
import { GuidelineNotes } from '../sections/guideline-notes.tsx';
import { LineList } from '../sections/line-list.tsx';
import { LongList } from '../sections/long-list.tsx';
import { Notes } from '../sections/notes.tsx';
import { Related } from '../sections/related.tsx';
import { useMedicationLines } from '../sections/use-medication-lines.ts';
import { ChildEquipment } from './card-equipment.tsx';
import { FoundContext } from './found.ts';
import { goToFound } from './go-to-found.ts';
import type { SectionId } from './protocol-sections.ts';
import { ToolSection } from './tool-section.tsx';

interface SectionBodyProps {
  protocol: Protocol;
  section: SectionId;
  age: Age;
}

export function SectionBody({ protocol, section, age }: SectionBodyProps) {
  const name = `protocols.${protocol.id}.${section}`;
  switch (section) {
    case 'first60':
      return (
        <>
          <Cases lines={protocol.first60Seconds} name={name} />
          <ChildEquipment />
        </>
      );
    case 'steps':
      return <LongList lines={protocol.steps ?? []} name={name} />;
    case 'bls':
      return <LongList lines={protocol.blsCore} name={name} />;
    case 'als':
      return <LongList lines={protocol.alsSteps} name={name} />;
    case 'algorithm':
      return <Algorithm protocol={protocol} />;
    case 'stroke-tools':
    case 'gcs':
    case 'tools':
      return <ToolSection protocol={protocol} section={section} />;
    case 'medications':
      return <DrugRows protocol={protocol} age={age} />;
    case 'ecg':
      return <DrawingSection protocol={protocol} of="ecg" />;
    case 'notes':
      return <Notes notes={protocol.notes} considerations={protocol.specialConsiderations} name={name} />;
    case 'transport':
      return <LineList lines={protocol.transportPriorities} name={name} lead />;
    case 'dos-donts':
      return <DosDonts dosDonts={protocol.dosDonts} name={name} />;
    case 'olmd':
      return <LineList lines={protocol.olmdCriteria} name={name} />;
    case 'related':
      return <Related crossLinks={protocol.crossLinks} />;
    case 'sources':
      return <GuidelineNotes protocol={protocol} />;
  }
}

/** The rows of drugs. A line that a search found is gone to once they have come. */
function DrugRows({ protocol, age }: Omit<SectionBodyProps, 'section'>) {
  const Lines = useMedicationLines();
  const found = useContext(FoundContext);
  const [waited] = useState(Lines === undefined);
  const isThere = Lines !== undefined;
  useEffect(() => {
    if (isThere && waited && found !== undefined) goToFound(document.getElementById(`protocol-${protocol.id}`));
  }, [isThere, waited, found, protocol.id]);
  return Lines === undefined ? <Spinner /> : <Lines protocol={protocol} age={age} />;
}
