import { type DeskOverview, type Draft, pathOf, paths } from '@first60/contract';
import { signedApproval } from '@first60/seal';
import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { calendarDayText } from '../../../device/moment-text.ts';
import { m } from '../../../paraglide/messages.js';
import { useUserScope } from '../../../session/use-user-scope.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePublished } from '../desk-client.ts';
import { DeskQuery } from '../desk-query.tsx';
import { DeskSection } from '../desk-section.tsx';
import { Fact, Facts } from '../facts.tsx';
import { Failure } from '../failure.tsx';
import { listedKeys, signWith } from '../passkey/passkey.ts';
import { useDeskAction } from '../use-desk-action.ts';
import { EightWords } from '../words/eight-words-list.tsx';
import { roleWord } from '../words/role-words.ts';
import { type ReadDraft, readDraft } from './sealed-draft.ts';

interface ApproveProps {
  draft: Draft;
  desk: DeskOverview;
  role: 'director' | 'reviewer';
}

/** Describes in words what is signed, with the button to sign it. */
export function ApproveSection({ draft, desk, role }: ApproveProps) {
  const published = usePublished(desk.head?.version);
  return (
    <DeskSection title={m.desk_approve()}>
      {desk.head === null ? (
        <Approve draft={draft} desk={desk} role={role} head={null} />
      ) : (
        <DeskQuery query={published}>
          {(head) => <Approve draft={draft} desk={desk} role={role} head={head} />}
        </DeskQuery>
      )}
    </DeskSection>
  );
}

function Approve({ draft, desk, role, head }: ApproveProps & { head: { readonly text: string } | null }) {
  const read = useReadDraft(draft, desk.agency, head);
  if (read === undefined) return <p role="status">{m.desk_reading()}</p>;
  if (typeof read === 'string') {
    // Another edition was published first, so this draft can no longer be signed.
    if (read === 'previous' && draft.barred !== null) return <Alert tone="info">{draft.barred}</Alert>;
    return <Alert tone="critical">{m.desk_manifest_other()}</Alert>;
  }
  return (
    <>
      <WhatIsSigned read={read} changes={draft.changes?.length} role={role} />
      <EightWords digest={read.digest} />
      {draft.barred === null ? (
        <SignApproval draft={draft} desk={desk} role={role} />
      ) : (
        <Alert tone="info">{draft.barred}</Alert>
      )}
    </>
  );
}

/** The page's own reading of the text to be signed. Undefined until it is ready. */
function useReadDraft(
  draft: Draft,
  agency: string | null,
  head: { readonly text: string } | null,
): Awaited<ReturnType<typeof readDraft>> | undefined {
  const [read, setRead] = useState<Awaited<ReturnType<typeof readDraft>>>();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Awaited<ReturnType<typeof readDraft>>) => {
      if (isCurrent) setRead(next);
    };
    // Without WebCrypto, on a page loaded over plain http, nothing can be compared.
    readDraft(draft, agency, head).then(show, () => show('digest'));
    return () => {
      isCurrent = false;
    };
  }, [draft, agency, head]);
  return read;
}

function WhatIsSigned({
  read,
  changes,
  role,
}: {
  read: ReadDraft;
  changes: number | undefined;
  role: ApproveProps['role'];
}) {
  const { manifest, changedParts } = read;
  const all = Object.keys(manifest.parts).length;
  return (
    <>
      <p>{m.desk_sign_text({ role: roleWord(role) })}</p>
      <Facts>
        <Fact term={m.desk_agency_name()}>{manifest.agency}</Fact>
        <Fact term={m.desk_edition()}>{m.desk_edition_named(manifest)}</Fact>
        <Fact term={m.desk_valid()}>
          {m.desk_valid_days({
            start: calendarDayText(manifest.effectivePeriod.start),
            end: calendarDayText(manifest.effectivePeriod.end),
          })}
        </Fact>
        <Fact term={m.desk_reviewed()}>{calendarDayText(manifest.lastReviewDate)}</Fact>
        {changes !== undefined && <Fact term={m.desk_changes_term()}>{changes}</Fact>}
        <Fact term={m.desk_parts()}>
          {/* In the first edition every part is new. */}
          {manifest.previous === null ? (
            m.desk_parts_all({ all })
          ) : (
            <>
              {m.desk_parts_count({ changed: changedParts.length, all })}
              <ChangedParts paths={changedParts} />
            </>
          )}
        </Fact>
      </Facts>
    </>
  );
}

function SignApproval({ draft, desk, role }: ApproveProps) {
  const { call, signal } = useUserScope();
  const keys = listedKeys(desk.me);
  const { run, isPending, failure } = useDeskAction({
    act: async () => {
      const assertion = await signWith(keys, signedApproval(role, draft.manifest), desk.places, signal);
      return call('POST', pathOf(paths.deskApprovals, { id: draft.id }), { role, assertion });
    },
    done: ({ message }) => message,
  });
  return (
    <>
      {keys.length === 0 && <Alert tone="amber">{m.desk_passkey_none_listed()}</Alert>}
      <Failure sentence={failure} />
      <Button size="main" className="sm:self-start" disabled={isPending || keys.length === 0} onClick={() => run()}>
        <Fingerprint aria-hidden className="size-5 shrink-0" />
        {isPending ? m.desk_passkey_asking() : m.desk_approve_sign({ version: draft.version })}
      </Button>
    </>
  );
}

/** Names of the parts that an edition changes, as listed in the manifest. */
const ChangedParts = ({ paths }: { paths: readonly string[] }) => (
  <span className="mt-1 block font-mono text-sm font-normal text-ink-2 wrap-anywhere">{paths.join(', ')}</span>
);
