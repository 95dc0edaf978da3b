import { CINCINNATI, type CincinnatiBand, cincinnatiBand, cincinnatiTotal } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import type { ScaleReading } from './scale-result.tsx';
import { ScaleTool, type ToolItem } from './scale-tool.tsx';

export function CincinnatiTool() {
  return (
    <ScaleTool
      tool="cincinnati"
      answersIn="assessment.cincinnati"
      title={m.stroke_cincinnati_title()}
      source={m.stroke_cincinnati_source()}
      scale={CINCINNATI}
      items={items()}
      total={cincinnatiTotal}
      read={(total) => ({ score: `${total}/3`, ...WORDS[cincinnatiBand(total)]() })}
    />
  );
}

const items = (): Array<ToolItem<typeof CINCINNATI>> => [
  {
    item: 'face',
    label: m.stroke_cincinnati_face(),
    how: m.stroke_cincinnati_face_how(),
    options: [
      { score: 0, label: m.stroke_cincinnati_face_0() },
      { score: 1, label: m.stroke_cincinnati_face_1() },
    ],
  },
  {
    item: 'arm',
    label: m.stroke_cincinnati_arm(),
    how: m.stroke_cincinnati_arm_how(),
    options: [
      { score: 0, label: m.stroke_cincinnati_arm_0() },
      { score: 1, label: m.stroke_cincinnati_arm_1() },
    ],
  },
  {
    item: 'speech',
    label: m.stroke_cincinnati_speech(),
    how: m.stroke_cincinnati_speech_how(),
    options: [
      { score: 0, label: m.stroke_cincinnati_speech_0() },
      { score: 1, label: m.stroke_cincinnati_speech_1() },
    ],
  },
];

const WORDS: Record<CincinnatiBand, () => Omit<ScaleReading, 'score'>> = {
  negative: () => ({
    tone: 'ok',
    interpretation: m.stroke_cincinnati_negative(),
    advice: [m.stroke_cincinnati_negative_advice()],
  }),
  positive: () => ({
    tone: 'red',
    interpretation: m.stroke_cincinnati_positive(),
    advice: [m.stroke_cincinnati_positive_advice()],
  }),
};
