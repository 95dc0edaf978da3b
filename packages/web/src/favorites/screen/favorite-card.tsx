import type { Favorite } from '@first60/contract';
import { Calculator, ScrollText } from 'lucide-react';
import { Link } from 'wouter';
import { calculateDoseHref } from '../../addresses/calculate-dose-href.ts';
import { medicationsHref } from '../../addresses/medications-href.ts';
import { StrengthBadge } from '../../doses/strength-badge.tsx';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { drugName } from '../../edition/drug-name.ts';
import { drugOf } from '../../edition/drug-of.ts';
import { KitChip } from '../../edition/kit-chip.tsx';
import { kitOf } from '../../edition/kit-number.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { RemoveFavorite } from './remove-favorite.tsx';

interface FavoriteCardProps {
  favorite: Favorite;
  uses: number;
  onRemoved: () => void;
}

export function FavoriteCard({ favorite, uses, onRemoved }: FavoriteCardProps) {
  const { id, genericName, brandNames, classification, kitNumber, indications, preparation } = favorite;
  const drug = drugOf(useEdition(), id);
  const name = drugName({ tallMan: drug?.tallMan, genericName });
  return (
    <article className="flex h-full flex-col gap-2 rounded-xl border border-line-soft bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 pt-1">
          <h3 className="text-lg font-bold">{name}</h3>
          {drug && <StrengthBadge medication={drug.id} />}
          <KitChip kit={kitOf(kitNumber)} />
        </div>
        <RemoveFavorite id={id} name={name} onRemoved={onRemoved} />
      </div>
      <p className="text-ink-2">
        {classification}
        {brandNames !== '' && <span className="block text-sm">{m.favorites_brands({ names: brandNames })}</span>}
      </p>
      <dl className="grid gap-2">
        <Fact term={m.favorites_indications()}>{indications.join('; ')}</Fact>
        <Fact term={m.favorites_preparation()}>{preparation}</Fact>
      </dl>
      <p className="mt-auto text-sm text-ink-2">{usesText(uses)}</p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Link
          href={medicationsHref(genericName)}
          aria-label={m.favorites_details_of({ name })}
          className={buttonClass('secondary', 'regular', 'flex-auto px-3!')}
        >
          <ScrollText aria-hidden className="size-5" />
          {m.favorites_details()}
        </Link>
        <Link
          href={calculateDoseHref(genericName)}
          aria-label={m.favorites_calculator_of({ name })}
          className={buttonClass('secondary', 'regular', 'flex-auto px-3!')}
        >
          <Calculator aria-hidden className="size-5" />
          {m.favorites_calculator()}
        </Link>
      </div>
    </article>
  );
}

function usesText(uses: number): string {
  if (uses === 0) return m.favorites_uses_none();
  return uses === 1 ? m.favorites_uses_one() : m.favorites_uses_many({ count: uses });
}

function Fact({ term, children }: { term: string; children: string }) {
  if (children === '') return null;
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-2">{term}</dt>
      <dd>
        <ClinicalText text={children} />
      </dd>
    </div>
  );
}
