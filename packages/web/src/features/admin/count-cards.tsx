import type { AdminUser } from '@first60/contract';
import { type LucideIcon, ShieldCheck, UserCheck, Users, UserX } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { USER_GROUPS, type UserGroup, usersIn } from './user-group.ts';

const LOOK: Record<UserGroup, { Icon: LucideIcon; word: () => string }> = {
  all: { Icon: Users, word: m.admin_count_total },
  active: { Icon: UserCheck, word: m.admin_count_active },
  inactive: { Icon: UserX, word: m.admin_count_inactive },
  admins: { Icon: ShieldCheck, word: m.admin_count_admins },
};

interface CountCardsProps {
  users: readonly AdminUser[];
  group: UserGroup;
  onGroup: (group: UserGroup) => void;
}

/** Number of users in each group. Pressing a card shows the group. */
export function CountCards({ users, group, onGroup }: CountCardsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div
      role="group"
      aria-label={m.admin_counts()}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.25rem,40%)),1fr))] gap-2 md:grid-cols-4"
    >
      {USER_GROUPS.map((value) => {
        const { Icon, word } = LOOK[value];
        return (
          <button
            key={value}
            type="button"
            aria-pressed={value === group}
            onClick={() => onGroup(value)}
            className="min-h-20 rounded-xl border border-line-soft bg-surface px-4 py-3 text-start shadow-card max-xs:px-3 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:inset-ring-2 aria-pressed:inset-ring-accent"
          >
            <span className="flex items-center justify-between gap-2">
              <span className="figure text-3xl leading-tight font-extrabold">{usersIn(users, value).length}</span>
              <Icon aria-hidden className="size-6 shrink-0 text-ink-2" />
            </span>
            <span className="block text-sm font-semibold text-ink-2 max-xs:text-xs">{word()}</span>
          </button>
        );
      })}
    </div>
  );
}
