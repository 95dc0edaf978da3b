import { m } from '../../paraglide/messages.js';
import { CONTROL_CLASS } from '../../ui/field.tsx';
import { PURPOSE_NAMES, type Purpose } from './purpose.ts';

interface PurposeFilterProps {
  offered: readonly Purpose[];
  chosen: Purpose | 'all';
  onChoose: (purpose: Purpose | 'all') => void;
}

export function PurposeFilter({ offered, chosen, onChoose }: PurposeFilterProps) {
  return (
    <select
      aria-label={m.calc_filter_label()}
      value={chosen}
      onChange={(event) => onChoose(offered.find((purpose) => purpose === event.target.value) ?? 'all')}
      className={`${CONTROL_CLASS} min-w-0 flex-1 sm:max-w-80`}
    >
      <option value="all">{m.calc_filter_all()}</option>
      {offered.map((purpose) => (
        <option key={purpose} value={purpose}>
          {PURPOSE_NAMES[purpose]()}
        </option>
      ))}
    </select>
  );
}
