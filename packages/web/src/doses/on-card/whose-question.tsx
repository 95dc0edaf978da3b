import type { DoseAge, Kg } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';

/** From 36 to 50 kg nobody can say without the age. A card for one age asks beside its own doses. */
export function WhoseQuestion({ age, weight }: { age: DoseAge | 'both'; weight: Kg }) {
  const written = weight.value.toFixed();
  switch (age) {
    case 'both':
      return (
        <Alert tone="amber" title={m.protocol_weight_whose({ weight: written })}>
          {m.protocol_weight_whose_text()}
        </Alert>
      );
    case 'adult':
      return <Alert tone="amber">{m.protocol_weight_whose_adult_card({ weight: written })}</Alert>;
    case 'pediatric':
      return null;
  }
}
