import { useMemo } from 'react';
import { Link } from 'wouter';
import { medicationsHref } from '../../addresses/medications-href.ts';
import { protocolHref } from '../../addresses/protocol-href.ts';
import { contentChanges, rememberContent } from '../../edition/content-comparison.ts';
import { drugName } from '../../edition/drug-name.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Button } from '../../ui/button.tsx';

const LINK = 'inline-flex min-h-12 items-center underline underline-offset-4';

/** The cards and drugs that differ from what this user saw last, and a button to say that they are seen. */
export function ContentChanges({ onSeen }: { onSeen: () => void }) {
  const scope = useUserScope();
  const edition = useEdition();
  const { protocols, medications, tables } = useMemo(() => contentChanges(scope, edition), [scope, edition]);
  const confirm = () => {
    rememberContent(scope, edition);
    onSeen();
  };
  return (
    <>
      {protocols.length > 0 && (
        <>
          <p>{protocols.length === 1 ? m.content_protocol_one() : m.content_protocols({ count: protocols.length })}</p>
          <ul className="flex flex-wrap gap-x-4">
            {protocols.map((id) => (
              <li key={id}>
                <Link href={protocolHref(id)} className={LINK}>
                  {edition.protocols[id]?.title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {medications.length > 0 && (
        <>
          <p>
            {medications.length === 1
              ? m.content_medication_one()
              : m.content_medications({ count: medications.length })}
          </p>
          <ul className="flex flex-wrap gap-x-4">
            {medications.map((id) => {
              const drug = edition.formulary[id];
              return (
                <li key={id}>
                  <Link href={medicationsHref(drug?.genericName ?? id)} className={LINK}>
                    {drug && drugName(drug)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {tables && <p>{m.content_tables()}</p>}
      {protocols.length + medications.length === 0 && !tables && <p>{m.content_wording()}</p>}
      <Button variant="secondary" className="mt-2" onClick={confirm}>
        {m.content_seen()}
      </Button>
    </>
  );
}
