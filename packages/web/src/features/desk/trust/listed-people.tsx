import { trustListOf } from '@first60/seal';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { roleWord } from '../words/role-words.ts';

/** The people named in a trust list. */
export function ListedPeople({ text }: { text: string }) {
  const list = trustListOf(text);
  if (list === undefined) return <Alert tone="critical">{m.desk_trust_other()}</Alert>;
  return (
    <>
      <p className="text-sm text-ink-2">{m.desk_trust_version({ version: list.version, agency: list.agency })}</p>
      {list.people.length === 0 && <p>{m.desk_trust_nobody()}</p>}
      <ul className="grid gap-2 sm:grid-cols-2">
        {list.people.map(({ id, name, title, role, keys }) => {
          const valid = keys.filter(({ lastVersion }) => lastVersion === null).length;
          return (
            <li key={id} className="rounded-lg border border-line-soft px-3 py-2">
              <p className="font-bold wrap-anywhere">{name}</p>
              <p className="wrap-anywhere">{title}</p>
              <p className="text-sm text-ink-2">
                {[roleWord(role), passkeysText(valid), ...endedText(keys.length - valid)].join(' · ')}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const passkeysText = (count: number): string => (count === 1 ? m.desk_keys_one() : m.desk_keys({ count }));

const endedText = (count: number): string[] => (count === 0 ? [] : [m.desk_keys_ended({ count })]);
