/** A dosing text in two parts, so that the dose itself can be large and what qualifies it stands beside it. */
export interface DoseText {
  readonly dose: string;
  readonly beside?: string;
}

/** "0.01 mg/kg (max 1 mg) (IV/IO)" is the dose "0.01 mg/kg" and "(max 1 mg) (IV/IO)" beside it; nothing is left out. */
export function doseText(text: string): DoseText {
  const bracket = text.indexOf(' (');
  return bracket <= 0 ? { dose: text } : { dose: text.slice(0, bracket), beside: text.slice(bracket + 1) };
}
