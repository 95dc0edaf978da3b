import type { ContentRole } from '@first60/contract';

/** The role in which somebody signs. Who is director and reviewer signs as director. undefined for who signs nothing. */
export const approverRole = (roles: readonly ContentRole[]): 'director' | 'reviewer' | undefined =>
  roles.includes('director') ? 'director' : roles.includes('reviewer') ? 'reviewer' : undefined;
