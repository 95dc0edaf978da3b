import type { DraftSummary } from '@first60/contract';
import { momentText } from '../../device/moment-text.ts';
import { m } from '../../paraglide/messages.js';
import { roleWord } from './words/role-words.ts';

/** The people who signed an edition: name, title, role and time. */
export function SignerList({ approvals }: Pick<DraftSummary, 'approvals'>) {
  return (
    <div>
      <h3 className="font-semibold text-ink-2">{m.desk_signatures()}</h3>
      <ul className="mt-1 flex flex-col gap-2">
        {approvals.map(({ name, title, role, at }) => (
          <li key={`${name} ${at}`}>
            <span className="block font-bold">{name}</span>
            {title}
            <span className="block text-sm text-ink-2">
              {m.desk_signed_as({ role: roleWord(role), when: momentText(at) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
