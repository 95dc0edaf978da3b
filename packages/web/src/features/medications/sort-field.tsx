import { Field } from '@base-ui/react/field';
import { m } from '../../paraglide/messages.js';
import { CONTROL_CLASS, FieldFrame } from '../../ui/field.tsx';
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
      <Field.Control
        value={order}
        onValueChange={(value) => onOrder(orderOf(value))}
        render={(props) => (
          <select {...(props as object)} className={`${CONTROL_CLASS} min-h-14`}>
            {MEDICATION_ORDERS.map((option) => (
              <option key={option} value={option}>
                {WORDS[option]()}
              </option>
            ))}
          </select>
        )}
      />
    </FieldFrame>
  );
}
