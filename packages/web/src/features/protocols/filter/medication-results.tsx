import type { Medication } from '@first60/contract';
import type { Drug, Edition } from '@first60/edition';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { medicationsHref } from '../../../addresses/medications-href.ts';
import { drugName } from '../../../edition/drug-name.ts';
import { drugOf } from '../../../edition/drug-of.ts';
import { KitChip } from '../../../edition/kit-chip.tsx';
import { kitOf } from '../../../edition/kit-number.ts';
import { m } from '../../../paraglide/messages.js';
import { DrugLinks } from '../../../search/drug-links.tsx';
import { Marked } from '../../../search/marks/marked.tsx';
import { foundIndication } from '../../../search/medication-search.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import type { MedicationSearch } from './use-medication-search.ts';

/** Maximum number shown. The medication screen shows all. */
const SHOWN = 6;
const ALL_LINK = buttonClass('secondary', 'regular', 'mt-2 w-full md:w-auto');

interface MedicationResultsProps {
  edition: Edition;
  text: string;
  search: MedicationSearch;
}

/** Minimum width at which entries are side by side, in CSS px. */
const SIDE_BY_SIDE = 768;
/** Minimum heights of a section's heading, an entry and a link, with their gaps, in CSS px. */
const LEAST = { heading: 52, entry: 76, link: 52 } as const;
/** Likely height of an entry on a phone: most entries show a brand or what the drug is given for. */
const LIKELY_ENTRY = 100;

/** Height of a section in CSS px. 0 if entries are side by side, because the height is then unknown. */
function heightOf(count: number, link: boolean, entry: number): number {
  if (window.innerWidth >= SIDE_BY_SIDE || count === 0) return 0;
  return LEAST.heading + Math.min(count, SHOWN) * entry + (link ? LEAST.link : 0);
}

/** Minimum height of the results in CSS px. */
export function leastHeight({ found, inKits, knownAs }: MedicationSearch): number {
  const ofDrugs = (count: number) => heightOf(count, count > SHOWN, LEAST.entry);
  return heightOf(found.length, true, LEAST.entry) + ofDrugs(inKits.length) + ofDrugs(knownAs.length);
}

/** Likely height of the medications in CSS px. */
export const likelyHeight = ({ found }: MedicationSearch): number => heightOf(found.length, true, LIKELY_ENTRY);

/** The medications that match a search, shown above everything else. Renders nothing without a match. */
export function MedicationResults({ edition, text, search: { state, found, retry } }: MedicationResultsProps) {
  return (
    <>
      {state === 'loading' && (
        <p role="status" className="mb-4 text-ink-2">
          {m.protocols_medications_loading()}
        </p>
      )}
      {state === 'failed' && <Failure onRetry={retry} />}
      {found.length > 0 && <Found edition={edition} text={text} found={found} />}
    </>
  );
}

/** The matching drugs that are not among those medications. Renders nothing without a match. */
export function KitResults({ text, search: { inKits, knownAs } }: Omit<MedicationResultsProps, 'edition'>) {
  return (
    <>
      <Drugs id="medications-in-kits" title={m.search_in_kits()} drugs={inKits} text={text} />
      <Drugs id="medications-known-as" title={m.search_known_as()} drugs={knownAs} text={text} />
    </>
  );
}

interface DrugsProps {
  id: string;
  title: string;
  drugs: readonly Drug[];
  text: string;
}

function Drugs({ id, title, drugs, text }: DrugsProps) {
  if (drugs.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-6">
      <h2 id={id} className="mb-2 text-lg font-bold">
        {title}
      </h2>
      <DrugLinks drugs={drugs.slice(0, SHOWN)} />
      {drugs.length > SHOWN && (
        <Link href={medicationsHref(text)} className={ALL_LINK}>
          {m.search_all_drugs({ count: drugs.length })}
        </Link>
      )}
    </section>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mb-4">
      <Alert tone="info">
        <p>{m.protocols_medications_failed()}</p>
        <Button variant="secondary" className="mt-2" onClick={onRetry}>
          {m.protocols_medications_retry()}
        </Button>
      </Alert>
    </div>
  );
}

interface FoundProps {
  edition: Edition;
  text: string;
  found: readonly Medication[];
}

function Found({ edition, text, found }: FoundProps) {
  return (
    <section aria-labelledby="medication-results" className="beside-sheets mb-6">
      <h2 id="medication-results" className="mb-2 text-lg font-bold">
        {m.protocols_medications_heading()}
      </h2>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {found.slice(0, SHOWN).map((medication) => (
          <MedicationCard
            key={medication.id}
            medication={medication}
            drug={drugOf(edition, medication.id)}
            indication={foundIndication(medication, text)}
          />
        ))}
      </ul>
      <Link href={medicationsHref(text)} className={ALL_LINK}>
        {found.length === 1 ? m.protocols_medications_all_one() : m.protocols_medications_all({ count: found.length })}
      </Link>
    </section>
  );
}

interface MedicationCardProps {
  medication: Medication;
  drug: Drug | undefined;
  /** The indication that contains the term, if no other text does. */
  indication: string | undefined;
}

const MedicationCard = memo(function MedicationCard({ medication, drug, indication }: MedicationCardProps) {
  const { genericName, brandNames, classification } = medication;
  return (
    <li>
      <Link
        href={medicationsHref(genericName)}
        className="flex h-full items-center gap-2 max-2xs:flex-col max-2xs:items-start rounded-lg border border-line-soft bg-surface p-3"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-bold">
            <Marked text={drugName({ tallMan: drug?.tallMan, genericName })} />
          </span>
          {brandNames !== '' && (
            <span className="block text-sm">
              <Marked text={m.protocols_medication_brands({ names: brandNames })} />
            </span>
          )}
          <span className="block text-sm text-ink-2">
            <Marked text={classification} />
          </span>
          {indication !== undefined && (
            <span className="block text-sm text-ink-2">
              {m.medications_found_indication()}: <Marked text={indication} />
            </span>
          )}
        </span>
        <KitChip kit={kitOf(medication.kitNumber)} />
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 max-xs:hidden rtl:rotate-180" />
      </Link>
    </li>
  );
});
