/* What the strip needs a moment after it, as one file: each file of its own is asked of the worker and stored. */
export { ClockSheet } from './clock-sheet.tsx';
export { DueLine } from './due-line.tsx';
