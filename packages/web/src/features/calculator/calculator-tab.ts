/** The tabs of /calculator: the three of the quick calculator, and the comprehensive one beside it. */
const CALCULATOR_TABS = ['calculator', 'guide', 'adult', 'comprehensive'] as const;
export type CalculatorTab = (typeof CALCULATOR_TABS)[number];

/** The tab that an address's hash names; the calculator itself for any other. */
export const tabOfHash = (hash: string): CalculatorTab =>
  CALCULATOR_TABS.find((tab) => `#${tab}` === hash) ?? 'calculator';
