import type { AdminUser } from '@first60/contract';

type Named =
  | Partial<Record<'firstName' | 'lastName' | 'email', string | null>>
  | Pick<AdminUser, 'firstName' | 'lastName' | 'email'>;

/**
 * First and last name, else whichever of the two exists, else the e-mail, else the given fallback. Source: product
 * specification section 5.
 */
export function displayName({ firstName, lastName, email }: Named, unknown: string): string {
  const names = [firstName, lastName].flatMap((name) => name?.trim() || []);
  return names.length > 0 ? names.join(' ') : email?.trim() || unknown;
}
