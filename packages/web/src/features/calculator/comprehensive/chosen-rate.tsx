import {
  type Infusion,
  isBlank,
  type Mixture,
  quantity,
  rateStep,
  readRate,
  runningRate,
  showText,
} from '@first60/clinical';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { StepperField } from '../../../ui/fields/stepper-field.tsx';
import { steppedText } from '../entry/stepped-text.ts';
import { InfusionRates } from './infusion-rates.tsx';
import { infusionWorking, mixtureWords, rateUnit } from './infusion-words.ts';

interface ChosenRateProps {
  infusion: Infusion;
  mixture: Mixture;
  /** True for a mixture that the crew made. */
  own: boolean;
  text: string;
  onText: (text: string) => void;
}

/** A rate within the range and its pump rate. No rate is preselected for the crew. */
export function ChosenRate({ infusion, mixture, own, text, onText }: ChosenRateProps) {
  const { low, high } = infusion.range;
  const unit = rateUnit(infusion);
  const step = rateStep(infusion.range);
  const ends = `${low.amount}-${high.amount}`;
  const reading = readRate(text, infusion.range);
  const onStep = (by: number) =>
    // The first step from an empty field sets the lower end of the range.
    onText(isBlank(text) ? String(low.amount) : steppedText(text, by, { min: low.amount, max: high.amount }));
  return (
    <div className="flex flex-col gap-3 border-t border-line-soft pt-3">
      <div className="print:hidden">
        <StepperField
          name="infusion-rate"
          label={m.comp_rate_label({ unit })}
          text={text}
          onText={onText}
          onStep={onStep}
          buttonStep={step}
          keyStep={step}
          lessLabel={m.comp_rate_less()}
          moreLabel={m.comp_rate_more()}
          placeholder={ends}
          error={errorOf(reading, infusion)}
        />
      </div>
      <div aria-live="polite" className="flex flex-col gap-2">
        {reading.kind === 'amount' && (
          <At infusion={infusion} mixture={mixture} own={own} rate={quantity(reading.value, low.unit)} />
        )}
      </div>
    </div>
  );
}

interface AtProps extends Pick<ChosenRateProps, 'infusion' | 'mixture' | 'own'> {
  rate: Parameters<typeof runningRate>[1];
}

function At({ infusion, mixture, own, rate }: AtProps) {
  const { pump, perMinute, needsOrder } = runningRate(infusion, rate, mixture);
  const { orderAbove } = infusion.range;
  return (
    <>
      <p className="figure font-semibold">
        <ClinicalText text={m.comp_rate_at({ rate: `${rate.value.toFixed()} ${rateUnit(infusion)}` })} />
      </p>
      <InfusionRates pumps={[pump]}>
        <span className="figure">
          <ClinicalText text={m.calc_of_strength({ strength: mixtureWords(mixture) })} />
        </span>
        {own && <span className="text-sm font-bold text-amber-ink">{m.comp_own_mark()}</span>}
      </InfusionRates>
      {needsOrder && orderAbove !== undefined && (
        <Alert tone="amber">
          <ClinicalText
            text={m.comp_rate_order({ rate: showText(perMinute), limit: `${orderAbove.amount} ${orderAbove.unit}` })}
          />
        </Alert>
      )}
      <p className="figure text-sm">
        <ClinicalText text={infusionWorking(infusion, rate, mixture)} />
      </p>
    </>
  );
}

function errorOf(reading: ReturnType<typeof readRate>, { range: { low, high } }: Infusion): string | undefined {
  if (reading.kind === 'amount') return undefined;
  switch (reading.because) {
    case 'empty':
      return undefined;
    case 'not-a-number':
      return m.comp_amount_number({ example: low.amount });
    case 'out-of-range':
      return m.comp_amount_range({ from: low.amount, to: high.amount });
    case 'too-many-decimals':
      return m.comp_amount_decimals({ decimals: 3 });
  }
}
