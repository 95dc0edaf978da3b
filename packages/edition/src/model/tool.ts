/** The tools that a card can show in its section "Tools", by the names that its file gives them. */
export const TOOL_NAMES = ['apgar', 'newborn-oxygen', 'pain-scale', 'start-triage', 'methane'] as const;
export type ToolName = (typeof TOOL_NAMES)[number];
