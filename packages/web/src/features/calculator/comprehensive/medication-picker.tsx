import { Combobox } from '@base-ui/react/combobox';
import type { Drug } from '@first60/edition';
import { Check, ChevronDown, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { drugName } from '../../../edition/drug-name.ts';
import { useEdition } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { useSuggestions } from '../../../search/use-suggestions.ts';
import { CONTROL_CLASS } from '../../../ui/fields/field.tsx';
import { LibraryField } from '../../../ui/fields/library-field.tsx';
import { isNamed } from './choice.ts';
import { drugsByName } from './use-choice.ts';

interface MedicationPickerProps {
  drug: Drug | null;
  onDrug: (drug: Drug | null) => void;
}

/**
 * Every stocked medication. Typed text is matched against names, brands and synonyms. If nothing matches, likely drugs
 * are offered.
 */
export function MedicationPicker({ drug, onDrug }: MedicationPickerProps) {
  const edition = useEdition();
  const [typed, setTyped] = useState('');
  const drugs = drugsByName(edition);
  const isUnknown = typed.trim() !== '' && !drugs.some((each) => isNamed(each, typed));
  // Guesses come one render after the key press. Until then the list must not show the old match as a guess.
  const [settled, setSettled] = useState('');
  useEffect(() => setSettled(typed), [typed]);
  const guesses = useSuggestions(edition, settled, isUnknown && settled === typed)?.drugs ?? [];
  const isGuess = guesses.length > 0;
  return (
    <Combobox.Root
      items={drugs}
      value={drug}
      onValueChange={onDrug}
      itemToStringLabel={(each: Drug) => drugName(each)}
      onInputValueChange={setTyped}
      filter={isGuess ? (each) => guesses.includes(each) : isNamed}
      // Enter selects the first match. The user must highlight a guess first.
      autoHighlight={!isGuess}
      // Without a highlighted item, Enter would close the list and open it again with the first medication highlighted.
      onOpenChange={(isOpen, details) => {
        if (!isOpen && details.reason === 'none' && details.event instanceof KeyboardEvent) details.cancel();
      }}
    >
      <LibraryField name="medication" label={m.comp_medication()}>
        <Combobox.InputGroup className="relative">
          <Combobox.Input
            placeholder={m.comp_medication_placeholder()}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={`${CONTROL_CLASS} min-h-14 pe-26 text-lg font-semibold placeholder:text-base placeholder:font-normal`}
          />
          <div className="absolute inset-y-0 end-0 flex">
            {drug !== null && (
              <Combobox.Clear
                aria-label={m.comp_medication_clear()}
                className="flex w-12 items-center justify-center text-ink-2"
              >
                <X aria-hidden className="size-5" />
              </Combobox.Clear>
            )}
            <Combobox.Trigger
              aria-label={m.comp_medication_open()}
              className="flex w-12 items-center justify-center text-ink-2"
            >
              <ChevronDown aria-hidden className="size-5" />
            </Combobox.Trigger>
          </div>
        </Combobox.InputGroup>
      </LibraryField>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-40 outline-none">
          <Combobox.Popup className="max-h-(--available-height) w-(--anchor-width) overflow-hidden rounded-lg border-2 border-line bg-surface text-ink shadow-card">
            <Combobox.Status>
              {isGuess && (
                <>
                  <span className="sr-only">
                    {m.search_status_suggestions({ names: guesses.map(drugName).join(', ') })}
                  </span>
                  <p aria-hidden className="px-3 pt-3 pb-1 font-bold text-ink-2">
                    {m.search_did_you_mean()}
                  </p>
                </>
              )}
            </Combobox.Status>
            <Combobox.Empty>
              <p className="px-3 py-4 text-ink-2">{m.comp_medication_none()}</p>
            </Combobox.Empty>
            <Combobox.List className="max-h-[min(24rem,var(--available-height))] overflow-y-auto overscroll-contain outline-none">
              {(item: Drug) => (
                <Combobox.Item
                  key={item.id}
                  value={item}
                  className="flex min-h-12 cursor-pointer items-center justify-between gap-2 border-b border-line-soft px-3 py-1.5 outline-none select-none data-highlighted:bg-accent-soft data-highlighted:inset-ring-2 data-highlighted:inset-ring-accent data-highlighted:text-accent-ink"
                >
                  <span className="min-w-0">
                    <span className="block font-semibold">{drugName(item)}</span>
                    <span className="block text-sm">
                      <ClinicalText text={item.presentation} />
                    </span>
                  </span>
                  <Combobox.ItemIndicator>
                    <Check aria-hidden className="size-5" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
