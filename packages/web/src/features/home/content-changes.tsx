import { useMemo } from 'react';
import { Link } from 'wouter';
import { medicationsHref } from '../../addresses/medications-href.ts';
import { protocolHref } from '../../addresses/protocol-href.ts';
import { contentChanges, rememberContent } from '../../edition/content-comparison.ts';
import { drugName } from '../../edition/drug-name.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { useEditionStatus } from '../../edition/sealed/edition-status.ts';
import { recalledNames } from '../../edition/sealed/edition-words.ts';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Button } from '../../ui/button.tsx';

/** The cards and drugs that differ from what this user last saw, and a button to mark them as seen. */
export function ContentChanges({ onSeen }: { onSeen: () => void }) {
  const scope = useUserScope();
  const edition = useEdition();
  const { protocols, medications, tables } = useMemo(() => contentChanges(scope, edition), [scope, edition]);
  const recalled = recalledNames(useEditionStatus());
  const confirm = () => {
    rememberContent(scope, edition);
    onSeen();
  };
  return (
    <>
      {recalled.length > 0 && <p className="font-bold">{m.content_recalled({ names: recalled.join(', ') })}</p>}
      <Changed
        text={protocols.length === 1 ? m.content_protocol_one() : m.content_protocols({ count: protocols.length })}
        links={protocols.map((id) => ({ href: protocolHref(id), name: edition.protocols[id]?.title ?? id }))}
      />
      <Changed
        text={
          medications.length === 1 ? m.content_medication_one() : m.content_medications({ count: medications.length })
        }
        links={medications.map((id) => {
          const drug = edition.formulary[id];
          return { href: medicationsHref(drug?.genericName ?? id), name: drug ? drugName(drug) : id };
        })}
      />
      {tables && <p>{m.content_tables()}</p>}
      {protocols.length + medications.length === 0 && !tables && <p>{m.content_wording()}</p>}
      <Button variant="secondary" className="mt-2" onClick={confirm}>
        {m.content_seen()}
      </Button>
    </>
  );
}

/** More than this would push the search off the first screen, so the rest is folded. */
const SHOWN = 6;

interface ChangedProps {
  text: string;
  links: ReadonlyArray<{ href: string; name: string }>;
}

function Changed({ text, links }: ChangedProps) {
  if (links.length === 0) return null;
  const list = (
    <ul className="flex flex-wrap gap-x-4">
      {links.map(({ href, name }) => (
        <li key={href}>
          <Link href={href} className="inline-flex min-h-12 items-center underline underline-offset-4">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
  return links.length > SHOWN ? (
    <details>
      <summary className="min-h-12 cursor-pointer py-3">{text}</summary>
      {list}
    </details>
  ) : (
    <>
      <p>{text}</p>
      {list}
    </>
  );
}
