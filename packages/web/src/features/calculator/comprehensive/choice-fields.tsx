import type { DosingRow, Drug } from '@first60/edition';
import { drugName } from '../../../edition/drug-name.ts';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { Choice } from './choice.ts';
import { MedicationPicker } from './medication-picker.tsx';

interface ChoiceFieldsProps {
  choice: Choice;
  onDrug: (drug: Drug | null) => void;
  onRow: (row: DosingRow | null) => void;
}

/** The medication and, once it is chosen, the indication. */
export function ChoiceFields({ choice, onDrug, onRow }: ChoiceFieldsProps) {
  return (
    <section aria-label={m.comp_choose()} className="flex flex-col gap-3 rounded-lg bg-surface p-2 shadow-card lg:p-3">
      <MedicationPicker drug={choice.kind === 'medication' ? choice.drug : null} onDrug={onDrug} />
      {choice.kind === 'not-found' && (
        <Alert tone="amber" live>
          {m.comp_not_found({ name: choice.name })}
        </Alert>
      )}
      {choice.kind === 'ambiguous' && (
        <Alert tone="amber" title={m.comp_ambiguous({ name: choice.name })} live>
          <div className="mt-2 flex flex-col gap-2">
            {choice.drugs.map((drug) => (
              <Button
                key={drug.id}
                variant="secondary"
                size="main"
                className="text-base! leading-tight"
                onClick={() => onDrug(drug)}
              >
                {drugName(drug)}
              </Button>
            ))}
          </div>
        </Alert>
      )}
      {choice.kind === 'medication' && (
        <>
          <SelectField
            name="indication"
            label={m.comp_indication()}
            value={choice.row?.indication ?? ''}
            onValue={(label) => onRow(choice.drug.dosing.find(({ indication }) => indication === label) ?? null)}
            placeholder={m.comp_indication_placeholder()}
            options={choice.drug.dosing.map(({ indication }) => indication)}
          />
          {choice.missed !== null && <Alert tone="amber">{m.comp_no_indication({ indication: choice.missed })}</Alert>}
        </>
      )}
    </section>
  );
}
