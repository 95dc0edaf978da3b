import { type DeskOverview, paths } from '@first60/contract';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useUserScope } from '../../../session/use-user-scope.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Failure } from '../failure.tsx';
import { createPasskey, type NewPasskey, proveOwn } from '../passkey/passkey.ts';
import { useDeskAction } from '../use-desk-action.ts';

interface EnrolPasskeyProps {
  me: DeskOverview['me'];
  email: string;
  places: DeskOverview['places'];
}

/**
 * Creates a passkey on this device, proves possession with a signature and sends it. A browser may require a separate
 * press for each of the two prompts, so a new passkey is kept here until it has signed.
 */
export function EnrolPasskey({ me, email, places }: EnrolPasskeyProps) {
  const [label, setLabel] = useState('');
  const [missing, setMissing] = useState(false);
  const [made, setMade] = useState<NewPasskey>();
  const { call, signal } = useUserScope();
  const { run, isPending, failure } = useDeskAction({
    act: async () => {
      const person = { id: me.id, name: me.name, email, keyIds: me.keys.map(({ id }) => id) };
      const passkey = made ?? (await createPasskey(person, places, signal));
      setMade(passkey);
      const assertion = await proveOwn(passkey, me.id, places, signal);
      return call('POST', paths.deskKeys, { publicKey: passkey.publicKey, label: label.trim(), assertion });
    },
    done: ({ message }) => message,
    onDone: () => {
      setMade(undefined);
      setLabel('');
    },
  });
  const submit = () => {
    setMissing(label.trim() === '');
    if (label.trim() !== '') run();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        name="passkey-label"
        label={m.desk_passkey_label()}
        hint={m.desk_passkey_label_hint()}
        value={label}
        onValue={setLabel}
        autoComplete="off"
        error={missing ? m.desk_passkey_label_missing() : undefined}
      />
      <Failure sentence={failure} />
      <Button type="submit" variant="secondary" size="main" className="sm:self-start" disabled={isPending}>
        <Fingerprint aria-hidden className="size-5 shrink-0" />
        {isPending ? m.desk_passkey_asking() : made === undefined ? m.desk_passkey_enrol() : m.desk_passkey_prove()}
      </Button>
    </form>
  );
}
