import type { Protocol } from '@first60/edition';
import { DrawingSection } from '../drawings/drawing-section.tsx';
import type { Age } from '../filter/age.ts';
import { Cases } from '../lines/cases.tsx';
import { Algorithm } from '../sections/algorithm.tsx';
import { DosDonts } from '../sections/dos-donts.tsx';
import { GuidelineNotes } from '../sections/guideline-notes.tsx';
import { LineList } from '../sections/line-list.tsx';
import { LongList } from '../sections/long-list.tsx';
import { MedicationLines } from '../sections/medication-lines.tsx';
import { Notes } from '../sections/notes.tsx';
import { Related } from '../sections/related.tsx';
import { ChildEquipment } from './card-equipment.tsx';
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
      return <MedicationLines protocol={protocol} age={age} />;
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
