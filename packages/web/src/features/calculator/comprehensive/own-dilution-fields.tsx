import { type AmountLimits, type AmountReading, OWN_DRUG, OWN_VOLUME, type OwnDilution } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import type { InfusionEntry } from './infusion-entry.ts';

interface OwnDilutionFieldsProps {
  own: OwnDilution;
  entry: InfusionEntry;
  onEntry: (changes: Partial<InfusionEntry>) => void;
}

/** A dilution that the crew mixed: drug amount and volume. Its rates are marked as the crew's own. */
export function OwnDilutionFields({ own, entry, onEntry }: OwnDilutionFieldsProps) {
  const errors = own.kind === 'unfinished' ? own : undefined;
  return (
    <Fold title={m.comp_own_title()}>
      <div className="flex flex-col gap-2">
        <p>{m.comp_own_text()}</p>
        <div className="grid gap-2 xs:grid-cols-2">
          <TextField
            name="own-drug"
            label={m.comp_own_drug()}
            value={entry.drug}
            onValue={(drug) => onEntry({ drug })}
            error={errors && errorOf(errors.drug, OWN_DRUG, '4')}
            inputMode="decimal"
            autoComplete="off"
            className="min-h-14 figure text-xl font-semibold"
          />
          <TextField
            name="own-volume"
            label={m.comp_own_volume()}
            value={entry.volume}
            onValue={(volume) => onEntry({ volume })}
            error={errors && errorOf(errors.volume, OWN_VOLUME, '250')}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            className="min-h-14 figure text-xl font-semibold"
          />
        </div>
      </div>
    </Fold>
  );
}

function errorOf(reading: AmountReading, { from, to, decimals }: AmountLimits, example: string): string | undefined {
  if (reading.kind === 'amount') return undefined;
  switch (reading.because) {
    case 'empty':
      return m.comp_amount_empty({ from, to });
    case 'not-a-number':
      return m.comp_amount_number({ example });
    case 'out-of-range':
      return m.comp_amount_range({ from, to });
    case 'too-many-decimals':
      return m.comp_amount_decimals({ decimals });
  }
}
