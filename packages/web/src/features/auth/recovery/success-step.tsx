import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/button.tsx';
import { StepHeading } from './step-heading.tsx';

export function SuccessStep() {
  return (
    <>
      <CircleCheck aria-hidden className="mb-2 size-12 text-ok-ink" />
      <StepHeading title={m.recovery_success_title()} text={m.recovery_success_text()} takesFocus />
      <Link href="/auth" className={buttonClass('primary', 'main', 'w-full')}>
        {m.recovery_back()}
      </Link>
    </>
  );
}
