import type { AdminUser } from '@first60/contract';

export const USER_GROUPS = ['all', 'active', 'inactive', 'admins'] as const;
export type UserGroup = (typeof USER_GROUPS)[number];

/** The group named in the address, or all users. */
export const groupOf = (word: string): UserGroup => USER_GROUPS.find((group) => group === word) ?? 'all';

const BELONGS: Record<UserGroup, (user: AdminUser) => boolean> = {
  all: () => true,
  active: ({ isActive }) => isActive,
  inactive: ({ isActive }) => !isActive,
  admins: ({ isAdmin }) => isAdmin,
};

export const usersIn = (users: readonly AdminUser[], group: UserGroup): AdminUser[] => users.filter(BELONGS[group]);

/** The users whose name or e-mail contains every word of the term, in any order and ignoring case. */
export function searchUsers(users: readonly AdminUser[], term: string): AdminUser[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  return users.filter(({ firstName, lastName, email }) => {
    const text = `${firstName} ${lastName} ${email}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
