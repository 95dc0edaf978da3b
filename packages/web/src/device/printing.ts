import { useSyncExternalStore } from 'react';

/** True between beforeprint and afterprint. The browser fires them before its media query changes. */
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

/** True while the page is being printed. Parts that only paper needs are built then, instead of on every keystroke. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(subscribe, () => preparing || window.matchMedia('print').matches);

/** Opens the print dialog for one sheet, an element with the class `sheet`. Other sheets are not printed. */
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
