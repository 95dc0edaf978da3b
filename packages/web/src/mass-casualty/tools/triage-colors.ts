import type { TriageColor } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';

/**
 * The look of each triage color. The color's name is always shown with it, because a theme may show all in one color.
 */
export const COLOR_LOOK: Readonly<Record<TriageColor, string>> = {
  red: 'border-critical bg-critical-soft text-critical-ink',
  yellow: 'border-amber bg-amber-soft text-amber-ink',
  green: 'border-ok bg-ok-soft text-ok-ink',
  black: 'border-ink bg-tag-black text-on-tag-black',
};

export const COLOR_NAME: Readonly<Record<TriageColor, () => string>> = {
  red: m.triage_red,
  yellow: m.triage_yellow,
  green: m.triage_green,
  black: m.triage_black,
};

export const COLOR_MEANING: Readonly<Record<TriageColor, () => string>> = {
  red: m.triage_red_meaning,
  yellow: m.triage_yellow_meaning,
  green: m.triage_green_meaning,
  black: m.triage_black_meaning,
};
