import type { WithheldRow } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { DoseHead } from './dose-head.tsx';
import type { CardRow } from './quick-rows.ts';

/**
 * A card for a drug that only certain patients may receive. It shows no dose, volume or syringe for other patients or
 * while the age is unknown.
 */
export function WithheldCard({ row, reason }: WithheldRow<CardRow>) {
  return (
    <>
      <DoseHead row={row} />
      {reason.kind === 'needs-age' ? (
        <Alert tone="amber" title={m.calc_needs_age()}>
          {m.calc_needs_age_text()}
        </Alert>
      ) : (
        <Alert tone="critical" title={reason.of === 'age' ? m.comp_outside_age() : m.comp_outside_weight()}>
          {m.comp_outside_text()}
        </Alert>
      )}
    </>
  );
}
