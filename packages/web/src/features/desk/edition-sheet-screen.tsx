import type { DeskOverview, EditionSheet } from '@first60/contract';
import { digestOfText, manifestOfText } from '@first60/seal';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { calendarDayText, momentText } from '../../device/moment-text.ts';
import { groupsOfFour } from '../../edition/sealed/groups-of-four.ts';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangeList } from './change-list.tsx';
import { useEditionSheet, useOverview } from './desk-client.ts';
import { DeskPage } from './desk-page.tsx';
import { DeskQuery } from './desk-query.tsx';
import { DeskSection } from './desk-section.tsx';
import { Fact, Facts } from './facts.tsx';
import { RestoreEdition } from './restore-edition.tsx';
import { SignerList } from './signer-list.tsx';
import { WholeTexts } from './whole-texts.tsx';
import { daysUntil } from './words/days.ts';
import { devicesText } from './words/devices-text.ts';
import { EightWords } from './words/eight-words-list.tsx';

/** A published edition's signed sheet, for the screen and for A4 paper. */
export function EditionSheetScreen({ version }: { version: string }) {
  const sheet = useEditionSheet(version);
  const overview = useOverview();
  return (
    <DeskPage title={sheet.data === undefined ? m.desk_edition() : m.desk_edition_named(sheet.data)}>
      <DeskQuery query={sheet}>
        {(edition) => (
          <>
            <Sheet edition={edition} agency={manifestOfText(edition.manifest)?.agency ?? ''} />
            <div className="print:hidden">
              <DeskQuery query={overview}>{(desk) => <Restore edition={edition} desk={desk} />}</DeskQuery>
            </div>
          </>
        )}
      </DeskQuery>
    </DeskPage>
  );
}

function Sheet({ edition, agency }: { edition: EditionSheet; agency: string }) {
  const digest = useDigest(edition.manifest);
  const { expires, lastReviewDate, publishedAt, publishedBy, reason, restores } = edition;
  return (
    <>
      <DeskSection title={m.desk_sheet()}>
        {digest !== undefined && digest !== edition.digest && <Alert tone="critical">{m.desk_sheet_other()}</Alert>}
        {daysUntil(expires) <= 0 && <Alert tone="critical">{m.desk_sheet_expired()}</Alert>}
        <Facts>
          <Fact term={m.desk_agency_name()}>{agency}</Fact>
          <Fact term={m.desk_edition()}>{m.desk_edition_named(edition)}</Fact>
          <Fact term={m.desk_published()}>
            {m.desk_published_on({ when: momentText(publishedAt), name: publishedBy })}
          </Fact>
          <Fact term={m.desk_last_day()}>{calendarDayText(expires)}</Fact>
          <Fact term={m.desk_reviewed()}>{calendarDayText(lastReviewDate)}</Fact>
          <Fact term={m.desk_reason()}>{reason}</Fact>
          {restores !== null && <Fact term={m.desk_restored()}>{m.desk_restores({ version: restores })}</Fact>}
          <Fact term={m.desk_authors()}>{edition.authors.join(', ')}</Fact>
          <Fact term={m.desk_devices()}>{devicesText(edition.devices)}</Fact>
          <Fact term={m.desk_digest()}>
            <span className="font-mono text-sm">{groupsOfFour(digest ?? edition.digest)}</span>
          </Fact>
        </Facts>
        <SignerList approvals={edition.approvals} />
        <EightWords digest={digest ?? edition.digest} isSigned />
        <Button variant="secondary" className="print:hidden sm:self-start" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5 shrink-0" />
          {m.desk_print()}
        </Button>
      </DeskSection>
      <DeskSection title={m.desk_changes({ count: edition.changes.length })}>
        <ChangeList changes={edition.changes} isFirst={edition.version === 1} />
        <WholeTexts texts={edition.texts} />
      </DeskSection>
    </>
  );
}

/** A text's digest, computed here. Undefined until then, and on a page without WebCrypto. */
function useDigest(text: string): string | undefined {
  const [digest, setDigest] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    digestOfText(text).then(
      (next) => {
        if (isCurrent) setDigest(next);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return digest;
}

/**
 * Only an editor can restore an edition, and only after a later one was published. Other users are shown who can
 * restore it.
 */
function Restore({ edition, desk }: { edition: EditionSheet; desk: DeskOverview }) {
  if (desk.head === null || edition.version >= desk.head.version) return null;
  if (desk.me.roles.includes('editor')) return <RestoreEdition version={edition.version} />;
  return (
    <DeskSection title={m.desk_restore()}>
      <p>{m.desk_restore_editor()}</p>
    </DeskSection>
  );
}
