import { m } from '../../paraglide/messages.js';

interface PatientButtonProps {
  plan: 'adult' | 'child';
  /** In kg as decimal text. */
  weight: string | undefined;
  /** A weight entered before the arrest that nobody has confirmed for this patient. */
  left: string | undefined;
  onPress: () => void;
}

/**
 * The arrest's patient, with the weight that doses are based on. The button requests a child's weight if it is missing.
 */
export function PatientButton({ plan, weight, left, onPress }: PatientButtonProps) {
  const isAsked = weight === undefined && (plan === 'child' || left !== undefined);
  return (
    <button
      type="button"
      data-opens="patient"
      onClick={onPress}
      className={`flex min-h-12 min-w-16 shrink-0 flex-col items-center justify-center rounded-lg border-2 px-1.5 text-sm max-xs:px-1 leading-tight font-bold ${isAsked ? 'border-double border-amber-ink bg-amber-soft text-amber-ink' : 'border-line bg-surface'}`}
    >
      {plan === 'adult' ? m.arrest_adult() : m.arrest_child()}
      <span className="figure whitespace-nowrap">
        {weight === undefined ? askedText(left) : m.calc_weight_chip({ weight })}
      </span>
    </button>
  );
}

const askedText = (left: string | undefined): string =>
  left === undefined ? m.arrest_weight_asked() : m.arrest_weight_left_short({ weight: left });
