import type { ArrestEventData, CrewRole } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { ROLE_WORDS } from '../words/event-words.ts';
import { Sheet } from './sheet.tsx';
import { SheetRow } from './sheet-row.tsx';

/** Roles for a crew of two and for a larger one. Roles are not linked to names. */
const CREWS: ReadonlyArray<{ readonly title: () => string; readonly people: ReadonlyArray<readonly CrewRole[]> }> = [
  {
    title: m.arrest_crew_two,
    // A person who compresses cannot do anything else.
    people: [['compress'], ['lead', 'monitor', 'airway', 'drugs', 'record']],
  },
  { title: m.arrest_crew_more, people: [['lead'], ['compress'], ['airway'], ['drugs'], ['monitor'], ['record']] },
];

interface RolesSheetProps {
  /** The roles that the log shows as filled. */
  filled: ReadonlySet<CrewRole>;
  onClose: () => void;
  onLog: (data: ArrestEventData) => void;
}

export function RolesSheet({ filled, onClose, onLog }: RolesSheetProps) {
  return (
    <Sheet title={m.arrest_roles()} onClose={onClose}>
      {CREWS.map(({ title, people }) => (
        <section key={title()} className="flex flex-col gap-2">
          <h3 className="text-base font-semibold text-ink-2">{title()}</h3>
          {people.map((roles) => (
            <SheetRow
              key={roles.join()}
              title={roles.map((role) => ROLE_WORDS[role]()).join(', ')}
              end={roles.every((role) => filled.has(role)) ? m.arrest_role_filled() : undefined}
              onPress={() => {
                for (const role of roles) if (!filled.has(role)) onLog({ kind: 'role', role });
              }}
            />
          ))}
        </section>
      ))}
    </Sheet>
  );
}
