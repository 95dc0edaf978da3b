import { useSyncExternalStore } from 'react';

/** Set between the browser's beforeprint and afterprint, which come before its media changes. */
let preparing = false;

function subscribe(onChange: () => void): () => void {
  const begin = () => {
    preparing = true;
    onChange();
  };
  const end = () => {
    preparing = false;
    onChange();
  };
  const paper = window.matchMedia('print');
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  paper.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    paper.removeEventListener('change', onChange);
  };
}

/** Whether the page is being put on paper: what only paper needs is built then, not with every key. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(subscribe, () => preparing || window.matchMedia('print').matches);

/** Opens the print dialog for one of several sheets (elements of class `sheet`); the others stay off the paper. */
export function printSheet(sheet: HTMLElement): void {
  const { dataset } = document.documentElement;
  sheet.dataset.printed = '';
  dataset.oneSheet = '';
  const forget = () => {
    delete sheet.dataset.printed;
    delete dataset.oneSheet;
  };
  window.addEventListener('afterprint', forget, { once: true });
  window.print();
}
