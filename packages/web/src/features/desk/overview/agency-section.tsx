import type { DeskOverview } from '@first60/contract';
import { groupsOfFour } from '../../../edition/sealed/groups-of-four.ts';
import { m } from '../../../paraglide/messages.js';
import { DeskSection } from '../desk-section.tsx';
import { Fact, Facts } from '../facts.tsx';
import { rolesText } from '../words/role-words.ts';

type AgencySectionProps = Pick<DeskOverview, 'fingerprint' | 'me'> & { agency: string };

/** Shows the agency whose content this is, and the user's role. */
export function AgencySection({ agency, fingerprint, me }: AgencySectionProps) {
  return (
    <DeskSection title={m.desk_agency()}>
      <Facts>
        <Fact term={m.desk_agency_name()}>{agency}</Fact>
        {fingerprint !== null && (
          <Fact term={m.desk_fingerprint()}>
            <span className="font-mono text-sm">{groupsOfFour(fingerprint)}</span>
          </Fact>
        )}
        <Fact term={m.desk_me()}>
          {me.name}
          {me.title !== '' && <span className="block">{me.title}</span>}
        </Fact>
        <Fact term={m.desk_my_roles()}>{rolesText(me.roles)}</Fact>
      </Facts>
      <p className="text-sm text-ink-2">{m.desk_fingerprint_text()}</p>
    </DeskSection>
  );
}
