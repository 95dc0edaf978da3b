import { type Medication, paths } from '@first60/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { kitOf } from '../../lib/kit-number.ts';
import { searchMedications } from '../../lib/medication-search.ts';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { KitChip } from '../../ui/kit-chip.tsx';

/** How many are shown before the rest is left to the medication screen. */
const SHOWN = 6;

/** The medications that match a search, above its protocols. Silent when none does. */
export function MedicationResults({ text }: { text: string }) {
  const { data, isPending, refetch } = useQuery<Medication[]>({ queryKey: [paths.medications] });
  if (data === undefined) {
    return isPending ? (
      <p role="status" className="mb-4 text-ink-2">
        {m.protocols_medications_loading()}
      </p>
    ) : (
      <div className="mb-4">
        <Alert tone="info">
          <p>{m.protocols_medications_failed()}</p>
          <Button variant="secondary" className="mt-2" onClick={() => void refetch()}>
            {m.protocols_medications_retry()}
          </Button>
        </Alert>
      </div>
    );
  }
  const found = searchMedications(data, text);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="medication-results" className="beside-sheets mb-6">
      <h2 id="medication-results" className="mb-2 text-lg font-bold">
        {m.protocols_medications_heading()}
      </h2>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {found.slice(0, SHOWN).map((medication) => (
          <MedicationCard key={medication.id} medication={medication} />
        ))}
      </ul>
      {found.length > SHOWN && (
        <Link href={allHref(text)} className={buttonClass('secondary', 'regular', 'mt-2 w-full md:w-auto')}>
          {m.protocols_medications_all({ count: found.length })}
        </Link>
      )}
    </section>
  );
}

function MedicationCard({ medication }: { medication: Medication }) {
  const { genericName, brandNames, classification } = medication;
  return (
    <li className="flex items-start justify-between gap-3 rounded-lg border border-line-soft bg-surface p-3">
      <div className="min-w-0">
        <p className="font-bold first-letter:uppercase">{genericName}</p>
        {brandNames !== '' && <p className="text-sm">{m.protocols_medication_brands({ names: brandNames })}</p>}
        <p className="text-sm text-ink-2">{classification}</p>
      </div>
      <div className="shrink-0">
        <KitChip kit={kitOf(medication.kitNumber)} />
      </div>
    </li>
  );
}

/** The same search on the medication screen. */
const allHref = (text: string): string => `/medications?${new URLSearchParams({ tab: 'all', search: text.trim() })}`;
