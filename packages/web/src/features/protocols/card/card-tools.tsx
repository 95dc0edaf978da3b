import type { ToolName } from '@first60/edition';
import type { ComponentType } from 'react';
import type { ToolId } from '../../../assessments/saved-assessment.ts';
import { ApgarTool } from '../../../assessments/tools/apgar-tool.tsx';
import { NewbornOxygenTool } from '../../../assessments/tools/newborn-oxygen-tool.tsx';
import { PainTool } from '../../../assessments/tools/pain-tool.tsx';
import { SavedAssessments } from '../../../assessments/tools/saved-assessments.tsx';
import { MethaneTool } from '../../../mass-casualty/tools/methane-tool.tsx';
import { StartTriageTool } from '../../../mass-casualty/tools/start-triage-tool.tsx';

interface CardTool {
  readonly Tool: ComponentType;
  /** The id under which the tool's results are saved, if it saves any. */
  readonly saves?: ToolId;
}

/** The tool for each name used in card files. */
const CARD_TOOLS: Readonly<Record<ToolName, CardTool>> = {
  apgar: { Tool: ApgarTool, saves: 'apgar' },
  'newborn-oxygen': { Tool: NewbornOxygenTool },
  'pain-scale': { Tool: PainTool, saves: 'pain-scale' },
  'start-triage': { Tool: StartTriageTool },
  methane: { Tool: MethaneTool },
};

/** The tools of a card, in the order of its file, and the results saved with them. */
export function CardTools({ tools }: { tools: readonly ToolName[] }) {
  const shown = tools.map((name) => ({ name, ...CARD_TOOLS[name] }));
  const saving = shown.flatMap(({ saves }) => saves ?? []);
  return (
    <>
      <div className={`grid gap-8 ${shown.length > 1 ? '@3xl:grid-cols-2' : ''}`}>
        {shown.map(({ name, Tool }) => (
          <Tool key={name} />
        ))}
      </div>
      {saving.length > 0 && <SavedAssessments tools={saving} />}
    </>
  );
}
