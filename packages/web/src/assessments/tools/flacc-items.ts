import type { FLACC } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import type { ToolItem } from './scale-tool.tsx';

/** The five signs, in the order of the letters in the name. */
export const flaccItems = (): Array<ToolItem<typeof FLACC>> => [
  {
    item: 'face',
    label: m.flacc_face(),
    options: [
      { score: 0, label: m.flacc_face_0() },
      { score: 1, label: m.flacc_face_1() },
      { score: 2, label: m.flacc_face_2() },
    ],
  },
  {
    item: 'legs',
    label: m.flacc_legs(),
    options: [
      { score: 0, label: m.flacc_legs_0() },
      { score: 1, label: m.flacc_legs_1() },
      { score: 2, label: m.flacc_legs_2() },
    ],
  },
  {
    item: 'activity',
    label: m.flacc_activity(),
    options: [
      { score: 0, label: m.flacc_activity_0() },
      { score: 1, label: m.flacc_activity_1() },
      { score: 2, label: m.flacc_activity_2() },
    ],
  },
  {
    item: 'cry',
    label: m.flacc_cry(),
    options: [
      { score: 0, label: m.flacc_cry_0() },
      { score: 1, label: m.flacc_cry_1() },
      { score: 2, label: m.flacc_cry_2() },
    ],
  },
  {
    item: 'consolability',
    label: m.flacc_consolability(),
    options: [
      { score: 0, label: m.flacc_consolability_0() },
      { score: 1, label: m.flacc_consolability_1() },
      { score: 2, label: m.flacc_consolability_2() },
    ],
  },
];
