import type { DosingRow } from '@first60/edition';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { recipesOf } from './dosing-rows.tsx';

/** Mixing instructions for doses that are never drawn up directly from the stock. They are not folded. */
export function Dilutions({ rows }: { rows: readonly DosingRow[] }) {
  const diluted = rows.flatMap((row) => {
    const isAlways = [row.dilution, row.adultDilution].some((dilution) => dilution?.use === 'always');
    return isAlways ? [{ indication: row.indication, recipe: recipesOf(row) ?? '' }] : [];
  });
  if (diluted.length === 0) return null;
  return (
    <Alert tone="amber" title={m.medications_dilute()}>
      <dl className="flex flex-col gap-2">
        {diluted.map(({ indication, recipe }) => (
          <div key={indication}>
            <dt>{indication}</dt>
            <dd className="font-semibold">
              <ClinicalText text={recipe} />
            </dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
