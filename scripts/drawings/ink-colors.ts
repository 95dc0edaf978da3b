import type { Ink } from './drawing.ts';

/** The colours of the light theme, used on paper and wherever a drawing is opened as a separate file. */
export const INK_COLORS: Readonly<Record<Ink, string>> = {
  ink: '#0f172a',
  'ink-2': '#414e60',
  line: '#64748b',
  surface: '#ffffff',
  sunken: '#e8eef4',
  accent: '#0f4f4b',
  'accent-ink': '#0b4744',
  'accent-soft': '#d9efec',
  'on-accent': '#ffffff',
  'critical-ink': '#8c1515',
  grid: '#f3d3d3',
  'grid-bold': '#e3a6a6',
};

/** ECG paper has no token in the app's themes. In the app its grid uses the line colours. */
export const THEME_TOKEN: Readonly<Partial<Record<Ink, string>>> = { grid: 'sunken', 'grid-bold': 'line-soft' };
