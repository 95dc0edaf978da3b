import type { User } from '@first60/contract';

/** What users may change about themselves, as text; '' where nothing is stated. */
export type ProfileDraft = Readonly<Record<(typeof PROFILE_FIELDS)[number], string>>;

const PROFILE_FIELDS = ['firstName', 'lastName', 'certificationLevel', 'department'] as const;

type Profile = Pick<User, (typeof PROFILE_FIELDS)[number]>;

export const profileOf = (user: Profile): ProfileDraft => ({
  firstName: user.firstName,
  lastName: user.lastName,
  certificationLevel: user.certificationLevel ?? '',
  department: user.department ?? '',
});

/** What differs from the stored profile, as text that outlives a reload; '' when nothing does. */
export function keepChanges(user: Profile, draft: ProfileDraft): string {
  const stored = profileOf(user);
  const changed = PROFILE_FIELDS.filter((field) => draft[field] !== stored[field]);
  return changed.length === 0 ? '' : JSON.stringify(Object.fromEntries(changed.map((field) => [field, draft[field]])));
}

/** The stored profile with the changes of a text of keepChanges. A text that cannot be read changes nothing. */
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
