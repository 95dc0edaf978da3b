/** The tools whose results are saved. */
const TOOLS = ['apgar', 'cincinnati', 'fast-ed', 'glasgow', 'pain-scale'] as const;
export type ToolId = (typeof TOOLS)[number];

/** A saved result. It contains no patient name. */
export interface SavedAssessment {
  readonly id: string;
  readonly tool: ToolId;
  /** Name of the tool, score such as "3/15", and interpretation, as they were shown. */
  readonly toolName: string;
  readonly score: string;
  readonly interpretation: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Maximum number of saved results. Older results are dropped. */
export const MOST_ASSESSMENTS = 100;

const TEXT_FIELDS = ['id', 'toolName', 'score', 'interpretation'] as const;

/** Reads the stored list, newest first. Invalid entries are left out. */
export function readAssessments(text: string | null): SavedAssessment[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isAssessment) : [];
  } catch {
    return [];
  }
}

/** Saving the same score again within this time, in ms, counts as a double press. */
const SAME_PRESS_MS = 2_000;

/** The list with a new result first, limited to the newest results. Unchanged after a double press. */
export function withAssessment(list: readonly SavedAssessment[], added: SavedAssessment): readonly SavedAssessment[] {
  const [newest] = list;
  const again =
    newest?.tool === added.tool && newest.score === added.score && Math.abs(added.at - newest.at) < SAME_PRESS_MS;
  return again ? list : [added, ...list].slice(0, MOST_ASSESSMENTS);
}

function isAssessment(value: unknown): value is SavedAssessment {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return (
    TEXT_FIELDS.every((field) => typeof fields[field] === 'string') &&
    typeof fields.at === 'number' &&
    TOOLS.some((tool) => tool === fields.tool)
  );
}
