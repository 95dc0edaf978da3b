import { m } from '../../paraglide/messages.js';
import { CONTROL_CLASS, FieldFrame } from '../../ui/fields/field.tsx';
import { MEDICATION_ORDERS, type MedicationOrder, orderOf } from './medication-order.ts';

const WORDS: Record<MedicationOrder, () => string> = {
  name: m.medications_sort_name,
  class: m.medications_sort_class,
  kit: m.medications_sort_kit,
};

interface SortFieldProps {
  order: MedicationOrder;
  onOrder: (order: MedicationOrder) => void;
}

export function SortField({ order, onOrder }: SortFieldProps) {
  return (
    <FieldFrame name="order" label={m.medications_sort()} beside>
      {(control) => (
        <select
          {...control}
          value={order}
          onChange={(event) => onOrder(orderOf(event.target.value))}
          className={`${CONTROL_CLASS} min-h-14`}
        >
          {MEDICATION_ORDERS.map((option) => (
            <option key={option} value={option}>
              {WORDS[option]()}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
