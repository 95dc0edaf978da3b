import type { DeskOverview, Draft } from '@first60/contract';
import { manifestOfText } from '@first60/seal';
import { calendarDayText } from '../../../device/moment-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { ChangeList } from '../change-list.tsx';
import { useDraft, useOverview } from '../desk-client.ts';
import { DeskPage } from '../desk-page.tsx';
import { DeskQuery } from '../desk-query.tsx';
import { DeskSection } from '../desk-section.tsx';
import { Fact, Facts } from '../facts.tsx';
import { approverRole } from '../passkey/approver-role.ts';
import { SignerList } from '../signer-list.tsx';
import { WholeTexts } from '../whole-texts.tsx';
import { ApproveSection } from './approve-section.tsx';
import { draftStateText } from './draft-state.ts';
import { FindingSection } from './finding-section.tsx';
import { PublishSection } from './publish-section.tsx';
import { ReturnDraft } from './return-draft.tsx';
import { SecondEntry } from './second-entry.tsx';

export function DraftScreen({ id }: { id: string }) {
  const overview = useOverview();
  const draft = useDraft(id);
  return (
    <DeskPage title={draft.data === undefined ? m.desk_draft() : m.desk_edition_named(draft.data)}>
      <DeskQuery query={draft}>
        {(shown) => <DeskQuery query={overview}>{(desk) => <DraftMatters draft={shown} desk={desk} />}</DeskQuery>}
      </DeskQuery>
    </DeskPage>
  );
}

function DraftMatters({ draft, desk }: { draft: Draft; desk: DeskOverview }) {
  const isOpen = draft.state === 'sealed';
  const isAuthor = manifestOfText(draft.manifest)?.authors.some(({ id }) => id === desk.me.id) ?? false;
  const role = approverRole(desk.me.roles);
  const mayEnter = isOpen && role !== undefined && !isAuthor;
  return (
    <>
      <State draft={draft} />
      <DeskSection title={m.desk_draft_about()}>
        <Facts>
          <Fact term={m.desk_reason()}>{draft.reason}</Fact>
          <Fact term={m.desk_authors()}>{draft.authors.join(', ')}</Fact>
          <Fact term={m.desk_last_day()}>{calendarDayText(draft.expires)}</Fact>
        </Facts>
        {draft.approvals.length > 0 && <SignerList approvals={draft.approvals} />}
      </DeskSection>
      {draft.findings !== null && <FindingSection findings={draft.findings} />}
      {draft.entries.length > 0 && <SecondEntry draft={draft} mayEnter={mayEnter} isAuthor={isAuthor} />}
      {draft.changes !== null && (
        <DeskSection title={m.desk_changes({ count: draft.changes.length })}>
          <ChangeList changes={draft.changes} isFirst={desk.head === null} />
          <WholeTexts texts={draft.texts ?? []} />
        </DeskSection>
      )}
      {isOpen && role !== undefined && <ApproveSection draft={draft} desk={desk} role={role} />}
      {isOpen && <PublishSection draft={draft} devices={desk.head?.devices} />}
      {isOpen && <ReturnDraft id={draft.id} />}
    </>
  );
}

function State({ draft }: { draft: Draft }) {
  const text = draftStateText(draft);
  if (draft.state === 'returned')
    return (
      <Alert tone="amber" title={text}>
        {draft.returned}
      </Alert>
    );
  return <Alert tone={draft.state === 'published' ? 'ok' : 'info'}>{text}</Alert>;
}
