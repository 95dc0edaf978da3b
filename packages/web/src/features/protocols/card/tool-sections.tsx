import type { Protocol } from '@first60/edition';
import { CincinnatiTool } from '../../../assessments/tools/cincinnati-tool.tsx';
import { FastEdTool } from '../../../assessments/tools/fast-ed-tool.tsx';
import { GlasgowTool } from '../../../assessments/tools/glasgow-tool.tsx';
import { SavedAssessments } from '../../../assessments/tools/saved-assessments.tsx';
import { CardTools } from './card-tools.tsx';
import type { ToolSectionId } from './tool-section.tsx';

export interface ToolSectionsProps {
  protocol: Protocol;
  section: ToolSectionId;
}

/** The sections of a card for scoring, counting or reporting. */
export function ToolSections({ protocol, section }: ToolSectionsProps) {
  switch (section) {
    case 'stroke-tools':
      return (
        <>
          <div className="grid gap-8 @3xl:grid-cols-2">
            <CincinnatiTool />
            <FastEdTool />
          </div>
          <SavedAssessments tools={['cincinnati', 'fast-ed']} />
        </>
      );
    case 'gcs':
      return (
        <>
          <GlasgowTool />
          <SavedAssessments tools={['glasgow']} />
        </>
      );
    case 'tools':
      return <CardTools tools={protocol.tools ?? []} />;
  }
}
