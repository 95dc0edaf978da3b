/** A dosing text in parts, so that the dose itself can be large and what qualifies it stands beside it. */
export interface DoseParts {
  readonly dose: string;
  /** What qualifies the dose, in order: "max 1 mg", "IV/IO". */
  readonly beside: readonly string[];
}

/** Brackets one behind the other, to the end of the text, none inside another. */
const BRACKETS = /(?: \([^()]*\))+$/;

/** "0.01 mg/kg (max 1 mg) (IV/IO)" is the dose "0.01 mg/kg" with "max 1 mg" and "IV/IO" beside it; nothing is left out, and the route that the dose names itself stands once. */
export function dosePartsOf(text: string): DoseParts {
  const brackets = BRACKETS.exec(text);
  if (brackets === null || brackets.index === 0) return { dose: text, beside: [] };
  const dose = text.slice(0, brackets.index);
  const beside = brackets[0].slice(2, -1).split(') (');
  return { dose, beside: beside.filter((words) => !dose.endsWith(` ${words}`)) };
}
