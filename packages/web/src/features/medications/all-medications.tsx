import { SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useDrawnSoFar } from '../../device/use-drawn-so-far.ts';
import { m } from '../../paraglide/messages.js';
import { ProtocolLinks, suggestionText } from '../../search/protocol-links.tsx';
import { SearchBox } from '../../search/search-box.tsx';
import { useSessionText } from '../../session/session-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DetailPane } from './detail-pane.tsx';
import type { MedicationEntry } from './medication-entry.ts';
import { MedicationItems } from './medication-items.tsx';
import { orderOf } from './medication-order.ts';
import { SortField } from './sort-field.tsx';
import type { Details } from './use-details.ts';
import type { Medications } from './use-medications.ts';
import { useResults } from './use-results.ts';

/** Minimum height of a closed entry with its gap, and of the area above the first one, in CSS px. */
const ENTRY_HEIGHT = 110;
const ABOVE_HEIGHT = 300;

/** Number of closed entries visible at once. */
const inSight = (): number => Math.max(1, Math.ceil((window.innerHeight - ABOVE_HEIGHT) / ENTRY_HEIGHT));

const NONE_YET: readonly never[] = [];

interface AllMedicationsProps {
  medications: Medications;
  details: Details;
  text: string;
  onText: (text: string) => void;
}

/** The reference, searched and sorted. Below it are the drugs in the kits that are not in the reference. */
export function AllMedications({ medications, details, text, onText }: AllMedicationsProps) {
  const [storedOrder, setOrder] = useSessionText('medications.order', 'name');
  const order = orderOf(storedOrder);
  const { found, foundInKits, otherNames, likely, suggestions } = useResults(medications, text, order);
  // "Showing 0 of 38" would contradict the drug shown below it.
  const onlyBeyond = found.length === 0 && foundInKits.length + otherNames.length > 0;
  // The list is deferred, so that the pressed tab responds first.
  const isAnswered = useDeferredValue(true, false);
  const list = useDrawnSoFar(isAnswered ? found : NONE_YET, { top: inSight() });
  if (medications.state === 'loading') return <Spinner label={m.medications_loading()} />;

  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 md:grid-cols-[1fr_18rem] print:hidden">
        <SearchBox
          label={m.medications_search_label()}
          placeholder={m.medications_search_placeholder()}
          text={text}
          onText={onText}
        />
        <SortField order={order} onOrder={setOrder} />
      </div>
      <p role="status" className="sr-only">
        {suggestionText(suggestions)}
      </p>
      {medications.state === 'failed' && <Failure onRetry={medications.retry} />}
      <DetailPane
        name="medications.all"
        entries={[...found, ...foundInKits, ...otherNames, ...likely]}
        details={details}
      >
        {medications.state === 'loaded' && !onlyBeyond && (
          <h2 aria-live="polite" className="text-lg font-bold">
            {m.medications_showing({ shown: found.length, all: medications.reference.length })}
          </h2>
        )}
        <Beyond title={m.medications_other_names()} entries={otherNames} details={details} />
        <Beyond title={m.search_did_you_mean()} entries={likely} details={details} />
        {suggestions !== undefined && likely.length === 0 && suggestions.protocols.length > 0 && (
          <section className="flex flex-col gap-2">
            <h2 className="text-lg font-bold">{m.search_did_you_mean()}</h2>
            <ProtocolLinks protocols={suggestions.protocols} />
          </section>
        )}
        {found.length === 0 && !onlyBeyond && (
          <Notice Icon={SearchX} title={m.medications_empty()}>
            <p>{m.medications_empty_next()}</p>
            <Button variant="secondary" className="mt-3" onClick={() => onText('')}>
              {m.medications_clear_search()}
            </Button>
          </Notice>
        )}
        {found.length > 0 && <MedicationItems entries={list.drawn} details={details} term={text} />}
        <ListEnd list={list} />
        {list.drawn.length === found.length && (
          <Beyond title={m.medications_kits_only()} entries={foundInKits} details={details} term={text} />
        )}
      </DetailPane>
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="amber" live>
      <p>{m.medications_failed()}</p>
      <Button variant="secondary" className="mt-2" onClick={onRetry}>
        {m.medications_retry()}
      </Button>
    </Alert>
  );
}

interface BeyondProps {
  title: string;
  entries: readonly MedicationEntry[];
  details: Details;
  term?: string | undefined;
}

function Beyond({ title, entries, details, term }: BeyondProps) {
  if (entries.length === 0) return null;
  return (
    <section
      className={`flex flex-col gap-2 ${details.anyOpen && !entries.some(({ id }) => details.isOpen(id)) ? 'print:hidden' : ''}`}
    >
      <h2 className="text-lg font-bold">{title}</h2>
      <MedicationItems entries={entries} details={details} term={term} />
    </section>
  );
}
