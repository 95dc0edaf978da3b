import type { SourcedContraindication } from '@first60/edition';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';

/** Lists when a drug must not be given, and when OLMD decides first: one condition per line, with its limits. */
export function Contraindications({ list }: { list: readonly SourcedContraindication[] }) {
  return (
    <>
      <Conditions title={m.dose_never_if()} tone="critical" list={list.filter(({ action }) => action === 'never')} />
      <Conditions
        title={m.dose_call_first_if()}
        tone="amber"
        list={list.filter(({ action }) => action === 'call first')}
      />
    </>
  );
}

interface ConditionsProps {
  title: string;
  tone: 'critical' | 'amber';
  list: readonly SourcedContraindication[];
}

function Conditions({ title, tone, list }: ConditionsProps) {
  if (list.length === 0) return null;
  return (
    <Alert tone={tone} title={title}>
      <ul className="list-disc ps-5">
        {list.map(({ condition, indications }) => (
          <li key={condition}>
            <ClinicalText text={condition} />
            {indications !== undefined && (
              <span className="block text-sm">
                <ClinicalText text={indications.join(', ')} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
