import {
  COMPREHENSIVE_WEIGHT,
  type ComprehensivePath,
  comprehensivePath,
  readComprehensiveAge,
  readComprehensiveWeight,
} from '@first60/clinical';
import type { Favorite } from '@first60/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { medicationsHref } from '../../addresses/medications-href.ts';
import { adultPathText, pediatricPathText } from '../../doses/path-text.ts';
import { StrengthBadge } from '../../doses/strength-badge.tsx';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { drugName } from '../../edition/drug-name.ts';
import { drugOf } from '../../edition/drug-of.ts';
import { KitChip } from '../../edition/kit-chip.tsx';
import { kitOf } from '../../edition/kit-number.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { useFavorites } from '../../favorites/favorites.ts';
import { m } from '../../paraglide/messages.js';
import { usePatientText } from '../../patient/patient.ts';
import { WeightAlert } from '../../patient/weight-alert.tsx';
import { DoseRowLine } from './dose-row-line.tsx';

/** A path on which the weight determines the dose. */
type WeightPath = Extract<ComprehensivePath, { kind: 'adult' | 'pediatric-by-weight' }>;

interface WeightAnswer {
  readonly path?: WeightPath;
  /** The weight is higher than the calculator accepts. */
  readonly capped: boolean;
}

/**
 * The favorite medications with their kits and, once a weight is entered, their doses. Renders nothing if there are
 * none.
 */
export function FavoriteDoses() {
  // Shows the stored favorites without asking the server, because other screens do that.
  const { data: favorites = [] } = useFavorites({ ask: 'never' });
  const { path, capped } = useWeightPath();
  if (favorites.length === 0) return null;
  return (
    <section aria-labelledby="own-medications">
      <h2 id="own-medications" className="text-lg font-bold">
        {m.home_medications()}
      </h2>
      <p className="flex flex-wrap items-center gap-x-4">
        {path !== undefined && (
          <span className="font-semibold">
            <ClinicalText text={path.kind === 'adult' ? adultPathText(path) : pediatricPathText(path)} />
          </span>
        )}
        {capped && <span>{m.calc_weight_capped({ max: COMPREHENSIVE_WEIGHT.max })}</span>}
        <Link href="/calculator" className="flex min-h-12 items-center text-accent-ink underline">
          {path === undefined ? m.home_medications_enter() : m.home_medications_change()}
        </Link>
      </p>
      {path !== undefined && <WeightAlert />}
      <ul className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        {favorites.map((favorite) => (
          <FavoriteDrug key={favorite.id} favorite={favorite} path={path} />
        ))}
      </ul>
    </section>
  );
}

/** Reads the patient as the comprehensive calculator does. */
function useWeightPath(): WeightAnswer {
  const weight = readComprehensiveWeight(usePatientText('weight'));
  const age = readComprehensiveAge(usePatientText('age'));
  if (weight.kind !== 'weight') return { capped: false };
  const path = comprehensivePath(weight.weight, age.kind === 'age' ? age.age : null);
  const { capped } = weight;
  return path.kind === 'adult' || path.kind === 'pediatric-by-weight' ? { path, capped } : { capped };
}

function FavoriteDrug({ favorite, path }: { favorite: Favorite; path: WeightPath | undefined }) {
  const { id, genericName, kitNumber } = favorite;
  const drug = drugOf(useEdition(), id);
  return (
    <li className="rounded-lg border border-line-soft bg-surface px-3 shadow-card">
      <Link href={medicationsHref(genericName)} className="flex min-h-14 items-center gap-3 py-2">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lg leading-tight font-bold">{drugName(drug ?? favorite)}</span>
          {drug !== undefined && <StrengthBadge medication={drug.id} />}
          <KitChip kit={kitOf(kitNumber)} />
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 rtl:rotate-180" />
      </Link>
      {drug !== undefined && path !== undefined && (
        <ul className="pb-2">
          {drug.dosing.map((row) => (
            <DoseRowLine key={`${row.indication} ${row.route}`} drug={drug} row={row} path={path} />
          ))}
        </ul>
      )}
    </li>
  );
}
