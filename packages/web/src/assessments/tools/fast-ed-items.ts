import type { FAST_ED } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import type { ToolItem } from './scale-tool.tsx';

/** The six items, as worded in the published scale. */
export const fastEdItems = (): Array<ToolItem<typeof FAST_ED>> => [
  {
    item: 'face',
    label: m.stroke_fast_ed_face(),
    how: m.stroke_fast_ed_face_how(),
    options: [
      { score: 0, label: m.stroke_fast_ed_face_0() },
      { score: 1, label: m.stroke_fast_ed_face_1() },
    ],
  },
  {
    item: 'arm',
    label: m.stroke_fast_ed_arm(),
    how: m.stroke_fast_ed_arm_how(),
    options: [
      { score: 0, label: m.stroke_fast_ed_arm_0() },
      { score: 1, label: m.stroke_fast_ed_arm_1() },
      { score: 2, label: m.stroke_fast_ed_arm_2() },
    ],
  },
  {
    item: 'speechOutput',
    label: m.stroke_fast_ed_speech_output(),
    how: m.stroke_fast_ed_speech_output_how(),
    options: [
      { score: 0, label: m.stroke_fast_ed_speech_output_0() },
      { score: 1, label: m.stroke_fast_ed_speech_output_1() },
    ],
  },
  {
    item: 'speechComprehension',
    label: m.stroke_fast_ed_speech_comprehension(),
    how: m.stroke_fast_ed_speech_comprehension_how(),
    options: [
      { score: 0, label: m.stroke_fast_ed_speech_comprehension_0() },
      { score: 1, label: m.stroke_fast_ed_speech_comprehension_1() },
    ],
  },
  {
    item: 'eyeDeviation',
    label: m.stroke_fast_ed_eye_deviation(),
    how: m.stroke_fast_ed_eye_deviation_how(),
    options: [
      { score: 0, label: m.stroke_fast_ed_eye_deviation_0() },
      { score: 1, label: m.stroke_fast_ed_eye_deviation_1() },
      { score: 2, label: m.stroke_fast_ed_eye_deviation_2() },
    ],
  },
  {
    item: 'denial',
    label: m.stroke_fast_ed_denial(),
    how: m.stroke_fast_ed_denial_how(),
    options: [
      { score: 0, label: m.stroke_fast_ed_denial_0() },
      { score: 1, label: m.stroke_fast_ed_denial_1() },
      { score: 2, label: m.stroke_fast_ed_denial_2() },
    ],
  },
];
