import { useRef } from 'react';
import { copyText } from '../../device/share.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { toast } from '../../ui/toast.ts';
import { displayName } from './display-name.ts';
import type { MadeCode } from './use-password-code.ts';
import { whenText } from './when-text.ts';

/** Shows the code, large enough to read aloud, and what the user must do with it. */
export function PasswordCodeDialog({ made, onDone }: { made: MadeCode | undefined; onDone: () => void }) {
  // Keeps the text in place while the dialog fades out.
  const last = useRef(made);
  if (made !== undefined) last.current = made;
  const told = made ?? last.current;
  if (told === undefined) return null;
  const { user, code, expiresAt } = told;
  return (
    <DialogFrame
      open={made !== undefined}
      title={m.admin_code_title({ name: displayName(user, m.admin_unknown_user()) })}
      close={m.admin_code_done()}
      onClose={onDone}
      action={
        <Button size="main" className="px-2! leading-tight" onClick={() => void copy(code)}>
          {m.admin_code_copy()}
        </Button>
      }
    >
      <p className="font-semibold">
        <EmailText email={user.email} />
      </p>
      <p className="figure rounded-lg border border-line bg-sunken p-3 text-center text-2xl font-bold">{code}</p>
      <p className="font-bold">{m.admin_code_once({ when: whenText(expiresAt) })}</p>
      <p>{m.admin_code_how()}</p>
    </DialogFrame>
  );
}

async function copy(code: string): Promise<void> {
  if (await copyText(code)) toast({ title: m.admin_code_copied() });
  else toast({ title: m.admin_code_copy_failed(), tone: 'destructive' });
}
