import type { APGAR } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import type { ToolItem } from './scale-tool.tsx';

/** The five signs, in the order of the letters in the name. */
export const apgarItems = (): Array<ToolItem<typeof APGAR>> => [
  {
    item: 'appearance',
    label: m.apgar_appearance(),
    options: [
      { score: 0, label: m.apgar_appearance_0() },
      { score: 1, label: m.apgar_appearance_1() },
      { score: 2, label: m.apgar_appearance_2() },
    ],
  },
  {
    item: 'pulse',
    label: m.apgar_pulse(),
    options: [
      { score: 0, label: m.apgar_pulse_0() },
      { score: 1, label: m.apgar_pulse_1() },
      { score: 2, label: m.apgar_pulse_2() },
    ],
  },
  {
    item: 'grimace',
    label: m.apgar_grimace(),
    options: [
      { score: 0, label: m.apgar_grimace_0() },
      { score: 1, label: m.apgar_grimace_1() },
      { score: 2, label: m.apgar_grimace_2() },
    ],
  },
  {
    item: 'activity',
    label: m.apgar_activity(),
    options: [
      { score: 0, label: m.apgar_activity_0() },
      { score: 1, label: m.apgar_activity_1() },
      { score: 2, label: m.apgar_activity_2() },
    ],
  },
  {
    item: 'respiration',
    label: m.apgar_respiration(),
    options: [
      { score: 0, label: m.apgar_respiration_0() },
      { score: 1, label: m.apgar_respiration_1() },
      { score: 2, label: m.apgar_respiration_2() },
    ],
  },
];
