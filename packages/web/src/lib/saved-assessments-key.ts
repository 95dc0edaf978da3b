import { readStored } from './storage.ts';

/** Where a user's saved assessments lie on this device. */
export const assessmentsKey = (userId: string): string => `first60.assessments.${userId}`;

/** How many there are: they exist nowhere else. */
export function savedAssessments(userId: string): number {
  try {
    const list: unknown = JSON.parse(readStored('local', assessmentsKey(userId)) ?? '[]');
    return Array.isArray(list) ? list.length : 0;
  } catch {
    return 0;
  }
}
