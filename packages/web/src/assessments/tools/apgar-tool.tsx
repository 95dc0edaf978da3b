import {
  APGAR,
  APGAR_MINUTES,
  APGAR_OUT_OF,
  type ApgarBand,
  type ApgarMinute,
  apgarBand,
  apgarTotal,
  nextApgarMinute,
} from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { setPatient, usePatientText } from '../../patient/patient.ts';
import { Alert } from '../../ui/alert.tsx';
import { ChoiceChips } from '../../ui/fields/choice-chips.tsx';
import { apgarItems } from './apgar-items.ts';
import type { ScaleReading } from './scale-result.tsx';
import { ScaleTool } from './scale-tool.tsx';

/** Each minute has its own answers. No minute is chosen at first, so that no score is saved for the wrong minute. */
export function ApgarTool() {
  const chosen = usePatientText('apgar-minute');
  const minute = APGAR_MINUTES.find((one) => String(one) === chosen);
  const lead = (
    <>
      <Alert tone="amber" title={m.apgar_never_decides()}>
        <p>{m.apgar_never_decides_text()}</p>
      </Alert>
      <div className="flex flex-col gap-2">
        <p className="font-bold">{m.apgar_minute()}</p>
        <ChoiceChips
          label={m.apgar_minute()}
          chips={APGAR_MINUTES.map((one) => ({ value: String(one), label: m.apgar_minute_chip({ minute: one }) }))}
          chosen={chosen}
          onChoose={(value) => setPatient({ 'apgar-minute': value })}
        />
        {minute === undefined && <p className="text-ink-2 print:hidden">{m.apgar_minute_first()}</p>}
      </div>
    </>
  );
  return (
    <ScaleTool
      tool="apgar"
      answersIn={`assessment.apgar.${minute ?? APGAR_MINUTES[0]}`}
      title={m.apgar_title()}
      savedTitle={minute === undefined ? m.apgar_title() : m.apgar_title_at({ minute })}
      help={m.apgar_help()}
      lead={lead}
      waits={minute === undefined}
      source={m.apgar_source()}
      scale={APGAR}
      items={apgarItems()}
      total={apgarTotal}
      read={(total) => reading(minute ?? APGAR_MINUTES[0], total)}
    />
  );
}

function reading(minute: ApgarMinute, total: number): ScaleReading {
  const next = nextApgarMinute(minute, total);
  return {
    score: `${total}/${APGAR_OUT_OF}`,
    ...WORDS[apgarBand(total)](),
    advice: next === undefined ? [] : [m.apgar_again({ minute: next })],
  };
}

const WORDS: Record<ApgarBand, () => Pick<ScaleReading, 'tone' | 'interpretation'>> = {
  reassuring: () => ({ tone: 'ok', interpretation: m.apgar_reassuring() }),
  moderate: () => ({ tone: 'orange', interpretation: m.apgar_moderate() }),
  low: () => ({ tone: 'red', interpretation: m.apgar_low() }),
};
