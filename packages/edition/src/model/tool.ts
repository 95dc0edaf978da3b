/** Tools that a card can show in its "Tools" section, by the names used in the card's file. */
export const TOOL_NAMES = ['apgar', 'newborn-oxygen', 'pain-scale', 'start-triage', 'methane'] as const;
export type ToolName = (typeof TOOL_NAMES)[number];
