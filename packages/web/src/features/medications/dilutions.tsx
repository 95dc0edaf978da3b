import type { DosingRow } from '@first60/edition';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';

/** Mixing instructions for doses that are never drawn up directly from the stock. They are not folded. */
export function Dilutions({ rows }: { rows: readonly DosingRow[] }) {
  const diluted = rows.flatMap(({ indication, dilution }) =>
    dilution?.use === 'always' ? [{ indication, recipe: dilution.recipe }] : [],
  );
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
