import type { Drug } from '@first60/edition';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { medicationsHref } from '../addresses/medications-href.ts';
import { drugName } from '../edition/drug-name.ts';
import { KitChip } from '../edition/kit-chip.tsx';

/** Links to drugs in the medication database. Renders nothing without drugs. */
export function DrugLinks({ drugs }: { drugs: readonly Drug[] }) {
  if (drugs.length === 0) return null;
  return (
    <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
      {drugs.map((drug) => (
        <li key={drug.id}>
          <Link href={medicationsHref(drug.genericName)} className={LINK}>
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{drugName(drug)}</span>
              <span className="block text-sm text-ink-2">{drug.classPrimary}</span>
            </span>
            <KitChip kit={drug.kitNumber} />
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 rtl:rotate-180" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const LINK = 'flex h-full min-h-14 items-center gap-3 rounded-lg border border-line-soft bg-surface p-3';
