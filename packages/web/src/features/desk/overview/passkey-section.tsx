import { type DeskOverview, pathOf, paths } from '@first60/contract';
import { useState } from 'react';
import { momentText } from '../../../device/moment-text.ts';
import { m } from '../../../paraglide/messages.js';
import { useUserScope } from '../../../session/use-user-scope.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DeskSection } from '../desk-section.tsx';
import { Failure } from '../failure.tsx';
import { approverRole } from '../passkey/approver-role.ts';
import { problemOfPage } from '../passkey/passkey.ts';
import { passkeySentence } from '../passkey/passkey-sentence.ts';
import { useDeskAction } from '../use-desk-action.ts';
import { EnrolPasskey } from './enrol-passkey.tsx';

interface PasskeySectionProps {
  desk: DeskOverview;
  email: string;
}

type Passkey = DeskOverview['me']['keys'][number];

/** The user's own passkeys, which they sign with. */
export function PasskeySection({ desk, email }: PasskeySectionProps) {
  const { me, places } = desk;
  const problem = problemOfPage(places);
  const [asked, setAsked] = useState<Passkey>();
  const { call } = useUserScope();
  const { run, isPending, failure } = useDeskAction({
    act: (id: string) => call('DELETE', pathOf(paths.deskKey, { id })),
    done: ({ message }) => message,
  });
  if (approverRole(me.roles) === undefined)
    return (
      <DeskSection title={m.desk_passkeys()}>
        <p>{m.desk_passkeys_editor()}</p>
      </DeskSection>
    );
  return (
    <DeskSection title={m.desk_passkeys()}>
      <p className="text-ink-2">{m.desk_passkeys_text()}</p>
      {me.keys.length === 0 && <p className="font-semibold">{m.desk_passkeys_none()}</p>}
      <ul className="flex flex-col gap-2">
        {me.keys.map((key) => (
          <li
            key={key.id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line-soft px-3 py-2"
          >
            <span className="min-w-0">
              <span className="block font-bold wrap-anywhere">{key.label}</span>
              <span className="block text-sm text-ink-2">
                {m.desk_passkey_since({ when: momentText(key.enrolledAt) })}
              </span>
              <span className="block text-sm font-semibold">
                {key.listed ? m.desk_passkey_listed() : m.desk_passkey_waits()}
              </span>
            </span>
            <Button
              variant="secondary"
              aria-label={m.desk_passkey_give_up_of({ label: key.label })}
              disabled={isPending}
              onClick={() => setAsked(key)}
            >
              {m.desk_passkey_give_up()}
            </Button>
          </li>
        ))}
      </ul>
      <Failure sentence={failure} />
      {problem === undefined ? (
        <EnrolPasskey me={me} email={email} places={places} />
      ) : (
        <Alert tone="amber">
          <p>{passkeySentence(problem)}</p>
          {problem === 'place' && <p className="mt-1 font-semibold">{places.map(({ origin }) => origin).join(', ')}</p>}
        </Alert>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={m.desk_passkey_give_up_title({ label: asked?.label ?? '' })}
        confirm={m.desk_passkey_give_up()}
        onConfirm={() => {
          if (asked !== undefined) run(asked.id);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {asked?.listed && me.keys.filter(({ listed }) => listed).length === 1 && (
          <p className="font-semibold">{m.desk_passkey_give_up_last()}</p>
        )}
        <p>{m.desk_passkey_give_up_text()}</p>
      </ConfirmDialog>
    </DeskSection>
  );
}
