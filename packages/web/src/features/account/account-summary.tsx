import type { User } from '@first60/contract';
import { CircleUserRound } from 'lucide-react';
import { dayText } from '../../device/moment-text.ts';
import { m } from '../../paraglide/messages.js';
import { EmailText } from '../../ui/email-text.tsx';

export function AccountSummary({ user }: { user: User }) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <div className="flex items-center gap-4 rounded-xl border border-line-soft bg-surface p-4 shadow-card">
      <CircleUserRound aria-hidden className="size-12 shrink-0 text-accent-ink" strokeWidth={1.5} />
      <div className="min-w-0">
        <p className="text-lg font-bold">
          <bdi>{name}</bdi>
        </p>
        <p>
          <EmailText email={user.email} />
        </p>
        <p className="text-sm text-ink-2">
          {user.isAdmin ? m.account_role_admin() : m.account_role_user()}
          {' · '}
          {m.account_member_since({ date: dayText(user.createdAt) })}
        </p>
      </div>
    </div>
  );
}
