import type { User } from '@first60/contract';

/** Fields that users may change about themselves, as text. '' means not stated. */
export type ProfileDraft = Readonly<Record<(typeof PROFILE_FIELDS)[number], string>>;

const PROFILE_FIELDS = ['firstName', 'lastName', 'certificationLevel', 'department'] as const;

type Profile = Pick<User, (typeof PROFILE_FIELDS)[number]>;

export const profileOf = (user: Profile): ProfileDraft => ({
  firstName: user.firstName,
  lastName: user.lastName,
  certificationLevel: user.certificationLevel ?? '',
  department: user.department ?? '',
});

/** The differences from the stored profile, as a string that survives a reload. '' when there are none. */
export function keepChanges(user: Profile, draft: ProfileDraft): string {
  const stored = profileOf(user);
  const changed = PROFILE_FIELDS.filter((field) => draft[field] !== stored[field]);
  return changed.length === 0 ? '' : JSON.stringify(Object.fromEntries(changed.map((field) => [field, draft[field]])));
}

/** Applies the result of keepChanges to the stored profile. An unreadable string changes nothing. */
export function withChanges(user: Profile, kept: string): ProfileDraft {
  const draft: Record<keyof ProfileDraft, string> = { ...profileOf(user) };
  let changes: unknown;
  try {
    changes = JSON.parse(kept);
  } catch {
    return draft;
  }
  if (typeof changes !== 'object' || changes === null) return draft;
  const values = new Map<string, unknown>(Object.entries(changes));
  for (const field of PROFILE_FIELDS) {
    const value = values.get(field);
    if (typeof value === 'string') draft[field] = value;
  }
  return draft;
}
