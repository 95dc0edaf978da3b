import { momentText } from '../../device/moment-text.ts';
import { contentDate } from '../../edition/edition-cover.ts';
import { canVerify, type EditionFacts as Facts, useEditionStatus } from '../../edition/sealed/edition-status.ts';
import { approversText, REFUSALS } from '../../edition/sealed/edition-words.ts';
import { groupsOfFour } from '../../edition/sealed/groups-of-four.ts';
import { m } from '../../paraglide/messages.js';
import { usePatientKnown } from '../../patient/patient.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts as FactList } from './fact.tsx';

/** Reasons why this device does not show the newest edition. */
export function EditionNotices() {
  const { refusal, waiting } = useEditionStatus();
  const patientKnown = usePatientKnown();
  return (
    <>
      {waiting !== undefined && (
        <Alert tone="info" title={m.edition_waiting({ version: waiting.version })}>
          {patientKnown ? (
            <p>{m.edition_waiting_text()}</p>
          ) : (
            <Button className="mt-2" onClick={waiting.show}>
              {m.edition_waiting_show()}
            </Button>
          )}
        </Alert>
      )}
      {refusal !== undefined && <Alert tone="amber">{REFUSALS[refusal]()}</Alert>}
      {!canVerify() && <Alert tone="amber">{m.edition_unverifiable()}</Alert>}
    </>
  );
}

/** The signed edition on this device: its name, its signer, how long it is valid, and the edition before it. */
export function EditionFacts() {
  const { shown, waiting, previous, seenAt, root } = useEditionStatus();
  if (root === undefined) return null;
  return (
    <FactList>
      {shown !== undefined && (
        <>
          <Fact term={m.edition_signed()}>{<OneEdition facts={shown} />}</Fact>
          <Fact term={m.edition_approvers()}>{approversText(shown)}</Fact>
        </>
      )}
      {waiting !== undefined && (
        <Fact term={m.edition_waiting({ version: waiting.version })}>
          <OneEdition facts={waiting} />
        </Fact>
      )}
      {previous !== undefined && (
        <Fact term={m.edition_previous()}>
          <OneEdition facts={previous} />
        </Fact>
      )}
      <Fact term={m.edition_last_checked()}>
        {seenAt === undefined ? m.edition_never_checked() : momentText(seenAt)}
      </Fact>
      <Fact term={m.edition_root()}>
        <span className="font-mono text-sm">{groupsOfFour(root)}</span>
      </Fact>
    </FactList>
  );
}

const OneEdition = ({ facts: { version, date, end, digest } }: { facts: Facts }) => (
  <>
    {m.edition_version({ version, date: contentDate({ date }), end: contentDate({ date: end }) })}
    <span className="block text-sm text-ink-2">{m.storage_edition_digest({ digest: digest.slice(0, 12) })}</span>
  </>
);
