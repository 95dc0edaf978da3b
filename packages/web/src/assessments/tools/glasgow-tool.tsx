import {
  GLASGOW,
  GLASGOW_OUT_OF,
  type GlasgowBand,
  glasgowBand,
  glasgowItems,
  glasgowTotal,
  NOT_TESTED,
} from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import type { ScaleReading } from './scale-result.tsx';
import { ScaleTool, type ToolItem } from './scale-tool.tsx';

export function GlasgowTool() {
  return (
    <ScaleTool
      tool="glasgow"
      answersIn="assessment.glasgow"
      title={m.gcs_title()}
      quietTitle
      help={m.gcs_help()}
      source={m.gcs_source()}
      scale={GLASGOW}
      items={items()}
      total={glasgowTotal}
      read={(total) => ({ score: `${total}/${GLASGOW_OUT_OF}`, ...WORDS[glasgowBand(total)]() })}
      readPart={(total, answers) => ({
        score: m.gcs_untested_total({ total }),
        tone: 'yellow',
        interpretation: m.gcs_tested_in_part({ items: glasgowItems(answers) }),
        advice: [m.gcs_tested_in_part_advice()],
      })}
    />
  );
}

/** A tube, swollen eyes or paralysis is not a response by the patient. */
const notTested = () => ({ score: NOT_TESTED, mark: m.gcs_not_tested_mark(), label: m.gcs_not_tested() });

/** Best answer first, as the scale is taught and charted. */
const items = (): Array<ToolItem<typeof GLASGOW>> => [
  {
    item: 'eye',
    label: m.gcs_eye(),
    options: [
      { score: 4, label: m.gcs_eye_4() },
      { score: 3, label: m.gcs_eye_3() },
      { score: 2, label: m.gcs_eye_2() },
      { score: 1, label: m.gcs_eye_1() },
      notTested(),
    ],
  },
  {
    item: 'verbal',
    label: m.gcs_verbal(),
    options: [
      { score: 5, label: m.gcs_verbal_5() },
      { score: 4, label: m.gcs_verbal_4() },
      { score: 3, label: m.gcs_verbal_3() },
      { score: 2, label: m.gcs_verbal_2() },
      { score: 1, label: m.gcs_verbal_1() },
      notTested(),
    ],
  },
  {
    item: 'motor',
    label: m.gcs_motor(),
    options: [
      { score: 6, label: m.gcs_motor_6() },
      { score: 5, label: m.gcs_motor_5() },
      { score: 4, label: m.gcs_motor_4() },
      { score: 3, label: m.gcs_motor_3() },
      { score: 2, label: m.gcs_motor_2() },
      { score: 1, label: m.gcs_motor_1() },
      notTested(),
    ],
  },
];

const WORDS: Record<GlasgowBand, () => Omit<ScaleReading, 'score'>> = {
  mild: () => ({ tone: 'ok', interpretation: m.gcs_mild(), advice: [] }),
  moderate: () => ({
    tone: 'orange',
    interpretation: m.gcs_moderate(),
    adviceTitle: m.gcs_moderate_actions(),
    advice: [m.gcs_moderate_watch(), m.gcs_moderate_repeat(), m.gcs_moderate_ready()],
  }),
  severe: () => ({
    tone: 'red',
    interpretation: m.gcs_severe(),
    adviceTitle: m.gcs_severe_actions(),
    advice: [m.gcs_severe_airway(), m.gcs_severe_pressure(), m.gcs_severe_oxygen(), m.gcs_severe_destination()],
  }),
};
