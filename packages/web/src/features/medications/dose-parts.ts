/** A dosing text in parts: the dose in large type, followed by its qualifiers. */
export interface DoseParts {
  readonly dose: string;
  /** The dose's qualifiers, in order: "max 1 mg", "IV/IO". */
  readonly beside: readonly string[];
}

/** Brackets at the end of the text, without nesting. */
const BRACKETS = /(?: \([^()]*\))+$/;

/**
 * "0.01 mg/kg (max 1 mg) (IV/IO)" is the dose "0.01 mg/kg" with the qualifiers "max 1 mg" and "IV/IO". A route that is
 * already part of the dose is not repeated.
 */
export function dosePartsOf(text: string): DoseParts {
  const brackets = BRACKETS.exec(text);
  if (brackets === null || brackets.index === 0) return { dose: text, beside: [] };
  const dose = text.slice(0, brackets.index);
  const beside = brackets[0].slice(2, -1).split(') (');
  return { dose, beside: beside.filter((words) => !dose.endsWith(` ${words}`)) };
}
