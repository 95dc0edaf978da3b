import type { ListedPerson, VerifiedFile } from '../../packages/seal/src/index.ts';

const ROLES: Readonly<Record<ListedPerson['role'], string>> = { director: 'medical director', reviewer: 'reviewer' };

/** The current validity of an edition. */
export type Time = 'now' | 'expired' | 'not-yet';

const TIMES: Readonly<Record<Time, string>> = {
  now: 'Valid now.',
  expired: 'Expired: devices do not install it any more.',
  'not-yet': 'Not valid yet: devices do not install it before its first day.',
};

/** Facts about a verified edition for the user, line by line. */
export function editionReport(
  { manifest, digest, approvers, parts }: VerifiedFile,
  fingerprint: string,
  time: Time,
): string[] {
  const { start, end } = manifest.effectivePeriod;
  return [
    `Agency: ${manifest.agency}`,
    `Edition: version ${manifest.version}, ${manifest.title}`,
    ...(manifest.restores === null ? [] : [`It brings back version ${manifest.restores}.`]),
    `Reason: ${manifest.reason}`,
    `Date: ${manifest.date}, last reviewed ${manifest.lastReviewDate}`,
    `Valid: ${start} to ${end}`,
    `Written by: ${manifest.authors.map(({ name }) => name).join(', ')}`,
    ...approvers.map(({ name, title, role }) => `Signed by: ${name}, ${title} (${ROLES[role]})`),
    `Parts: ${parts.size}, all as signed`,
    `Digest: ${digest}`,
    `Fingerprint of the agency: ${fingerprint}`,
    TIMES[time],
  ].map(printable);
}

/**
 * Names and titles were typed by people. On a terminal their characters must not move the cursor or reverse the
 * direction of the line.
 */
const printable = (line: string): string =>
  line.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '\ufffd');
