import { Link } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

const NOTICE_MS = 5000;

/** Back to sign-in, or to the administrator for a user who cannot answer. */
export function WaysOut() {
  const showContact = () =>
    toast({ title: m.recovery_contact(), description: m.recovery_contact_notice(), timeout: NOTICE_MS });
  return (
    <div className="mt-4 flex flex-col gap-2 sm:-mx-4 sm:flex-row sm:justify-between">
      <Link href="/auth" className={buttonClass('quiet')}>
        {m.recovery_back()}
      </Link>
      <Button variant="quiet" onClick={showContact}>
        {m.recovery_contact()}
      </Button>
    </div>
  );
}
