import { FAST_ED, FAST_ED_SHOWN_OUT_OF, type FastEdBand, fastEdBand, fastEdTotal } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { fastEdItems } from './fast-ed-items.ts';
import type { ScaleReading } from './scale-result.tsx';
import { ScaleTool } from './scale-tool.tsx';

export function FastEdTool() {
  return (
    <ScaleTool
      tool="fast-ed"
      answersIn="assessment.fast-ed"
      title={m.stroke_fast_ed_title()}
      help={m.stroke_fast_ed_help()}
      source={m.stroke_fast_ed_source()}
      scale={FAST_ED}
      items={fastEdItems()}
      total={fastEdTotal}
      read={(total) => ({ score: `${total}/${FAST_ED_SHOWN_OUT_OF}`, ...WORDS[fastEdBand(total)]() })}
    />
  );
}

const WORDS: Record<FastEdBand, () => Omit<ScaleReading, 'score'>> = {
  none: () => ({ tone: 'ok', interpretation: m.stroke_fast_ed_none(), advice: [m.stroke_fast_ed_none_advice()] }),
  mild: () => ({ tone: 'yellow', interpretation: m.stroke_fast_ed_mild(), advice: [m.stroke_fast_ed_mild_advice()] }),
  moderate: () => ({
    tone: 'orange',
    interpretation: m.stroke_fast_ed_moderate(),
    advice: [m.stroke_fast_ed_moderate_advice()],
  }),
  severe: () => ({
    tone: 'red',
    interpretation: m.stroke_fast_ed_severe(),
    advice: [m.stroke_fast_ed_severe_advice()],
  }),
};
