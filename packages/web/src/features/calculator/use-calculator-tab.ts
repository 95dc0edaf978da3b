import { useSyncExternalStore } from 'react';
import { type CalculatorTab, tabOfHash } from './calculator-tab.ts';

/** The router changes the address without a hashchange, but tells it under these names. */
const CHANGES = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const;

function subscribe(onChange: () => void): () => void {
  for (const change of CHANGES) window.addEventListener(change, onChange);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, onChange);
  };
}

/** The tab is part of the address, so that a reload keeps it and back undoes it. */
export function useCalculatorTab(): [CalculatorTab, (tab: CalculatorTab) => void] {
  const tab = tabOfHash(useSyncExternalStore(subscribe, () => window.location.hash));
  return [
    tab,
    (next) => {
      if (next !== tab) window.location.hash = next;
    },
  ];
}
