import type { EditionCover } from '@first60/edition';
import type { UserScope } from '../session/user-scope.ts';
import type { ContentDigests } from './content-digests.ts';

/**
 * True when the content this user last saw differs from the content described by this cover. Does not load the content.
 */
export function hasContentNews(scope: UserScope, { sha256 }: EditionCover): boolean {
  const seen = seenContent(scope);
  return seen !== undefined && seen.sha256 !== sha256;
}

/** Digests of the content that this user last saw on this device. */
export function seenContent(scope: UserScope): ContentDigests | undefined {
  try {
    const stored: unknown = JSON.parse(scope.read('content-seen') ?? 'null');
    return isDigests(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export const writeSeenContent = (scope: UserScope, digests: ContentDigests): void =>
  scope.write('content-seen', JSON.stringify(digests));

const isDigests = (value: unknown): value is ContentDigests =>
  typeof value === 'object' &&
  value !== null &&
  'form' in value &&
  value.form === 2 &&
  'sha256' in value &&
  'protocols' in value &&
  typeof value.protocols === 'object' &&
  'medications' in value &&
  typeof value.medications === 'object' &&
  'tables' in value;
