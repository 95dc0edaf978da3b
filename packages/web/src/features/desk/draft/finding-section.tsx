import type { Draft } from '@first60/contract';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { DeskSection } from '../desk-section.tsx';

type Findings = NonNullable<Draft['findings']>;

/** The check findings: those that block an edition, and those that the people responsible for it should review. */
export function FindingSection({ findings }: { findings: Findings }) {
  const of = (level: Findings[number]['level']) => findings.filter((finding) => finding.level === level);
  return (
    <DeskSection title={m.desk_findings()}>
      {findings.length === 0 && <Alert tone="ok">{m.desk_findings_none()}</Alert>}
      <FindingList tone="critical" title={m.desk_findings_stop()} findings={of('stops')} />
      <FindingList tone="amber" title={m.desk_findings_ask()} findings={of('asks')} />
    </DeskSection>
  );
}

interface FindingListProps {
  tone: 'critical' | 'amber';
  title: string;
  findings: Findings;
}

const FindingList = ({ tone, title, findings }: FindingListProps) =>
  findings.length > 0 && (
    <Alert tone={tone} title={title}>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {findings.map(({ rule, at, sentence }) => (
          <li key={`${rule} ${at} ${sentence}`} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </Alert>
  );
