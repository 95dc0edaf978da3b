import { useSyncExternalStore } from 'react';

/** The tabs of /calculator: the three of the quick calculator, and the comprehensive one. */
const CALCULATOR_TABS = ['calculator', 'guide', 'adult', 'comprehensive'] as const;
export type CalculatorTab = (typeof CALCULATOR_TABS)[number];

/** The tab named by the address's hash, or the calculator itself for any other hash. */
export const tabOfHash = (hash: string): CalculatorTab =>
  CALCULATOR_TABS.find((tab) => `#${tab}` === hash) ?? 'calculator';

/** The router changes the address without a hashchange event. It dispatches these events instead. */
const CHANGES = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const;

function subscribe(onChange: () => void): () => void {
  for (const change of CHANGES) window.addEventListener(change, onChange);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, onChange);
  };
}

/** The tab is part of the address, so that a reload keeps it and the back button returns to the previous tab. */
export function useCalculatorTab(): [CalculatorTab, (tab: CalculatorTab) => void] {
  const tab = tabOfHash(useSyncExternalStore(subscribe, () => window.location.hash));
  return [
    tab,
    (next) => {
      if (next !== tab) window.location.hash = next;
    },
  ];
}
