/** A dosing text in parts: the dose in large type, its qualifiers beside it. */
export interface DoseParts {
  readonly dose: string;
  /** What qualifies the dose, in order: "max 1 mg", "IV/IO". */
  readonly beside: readonly string[];
}

/** Brackets at the end of a text, not nested. */
const BRACKETS = /(?: \([^()]*\))+$/;

/**
 * "0.01 mg/kg (max 1 mg) (IV/IO)" is the dose "0.01 mg/kg" with "max 1 mg" and "IV/IO" beside it. A route that the
 * dose itself names is not repeated.
 */
export function dosePartsOf(text: string): DoseParts {
  const brackets = BRACKETS.exec(text);
  if (brackets === null || brackets.index === 0) return { dose: text, beside: [] };
  const dose = text.slice(0, brackets.index);
  const beside = brackets[0].slice(2, -1).split(') (');
  return { dose, beside: beside.filter((words) => !dose.endsWith(` ${words}`)) };
}
