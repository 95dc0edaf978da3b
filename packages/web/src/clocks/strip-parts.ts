/*
 * Parts that the strip needs a moment later. They share one file, because the worker requests and stores each file
 * separately.
 */
export { ClockSheet } from './clock-sheet.tsx';
export { DueLine } from './due-line.tsx';
