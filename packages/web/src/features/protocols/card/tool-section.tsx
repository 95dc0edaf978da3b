import { afterFrame } from '../../../device/after-frame.ts';
import { usePrinting } from '../../../device/printing.ts';
import { usePart } from '../../../offline/use-part.ts';
import { m } from '../../../paraglide/messages.js';
import { Spinner } from '../../../ui/spinner.tsx';
import type { SectionId } from './protocol-sections.ts';
import type { ToolSectionsProps } from './tool-sections.tsx';

const TOOL_SECTION_IDS = ['stroke-tools', 'gcs', 'tools'] as const satisfies readonly SectionId[];
export type ToolSectionId = (typeof TOOL_SECTION_IDS)[number];

/** Loads the tools. Cards without tools do not wait for their code. */
async function loadToolSections() {
  await afterFrame();
  return (await import('./tool-sections.tsx')).ToolSections;
}

/** Loads the tools when a card that has some opens, so that they are ready for a press and for printing. */
export const useToolSections = (sections: readonly SectionId[]) =>
  usePart(
    TOOL_SECTION_IDS.some((id) => sections.includes(id)),
    loadToolSections,
  );

export function ToolSection(props: ToolSectionsProps) {
  const Sections = useToolSections([props.section]);
  const printing = usePrinting();
  if (Sections !== undefined) return <Sections {...props} />;
  return printing ? <p>{m.protocol_tools_missing()}</p> : <Spinner />;
}
