import type { RegisterBody } from '@first60/contract';
import { emailProblem, newPasswordProblem, type Problems, problemsOf, textProblem } from '../../forms/field-problem.ts';

export type RegistrationField = keyof RegisterBody;

/** The registration form as typed so far. It is sent unchanged: '' means "not stated" to the server. */
export type RegistrationDraft = Readonly<Record<RegistrationField, string>>;

export const EMPTY_DRAFT: RegistrationDraft = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  department: '',
  certificationLevel: '',
  securityQuestion1: '',
  securityAnswer1: '',
  securityQuestion2: '',
  securityAnswer2: '',
  securityQuestion3: '',
  securityAnswer3: '',
};

/** Fields that may survive a reload. Password and answers are secrets and stay only in memory. */
const KEPT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'certificationLevel',
  'securityQuestion1',
  'securityQuestion2',
  'securityQuestion3',
] as const satisfies readonly RegistrationField[];

/** The part of a draft that survives a reload, as a string; '' when there is nothing worth keeping. */
export function keepDraft(draft: RegistrationDraft): string {
  const kept = KEPT_FIELDS.filter((field) => draft[field] !== '').map((field) => [field, draft[field]] as const);
  return kept.length === 0 ? '' : JSON.stringify(Object.fromEntries(kept));
}

/** Restores a draft from a keepDraft string. An unreadable string results in an empty draft. */
export function restoreDraft(text: string): RegistrationDraft {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return EMPTY_DRAFT;
  }
  if (typeof stored !== 'object' || stored === null) return EMPTY_DRAFT;
  const entries = new Map<string, unknown>(Object.entries(stored));
  const draft: Record<RegistrationField, string> = { ...EMPTY_DRAFT };
  for (const field of KEPT_FIELDS) {
    const value = entries.get(field);
    if (typeof value === 'string') draft[field] = value;
  }
  return draft;
}

/** Certification level and security questions are requested but never block a registration. */
export const checkRegistration = (draft: RegistrationDraft): Problems<RegistrationField> =>
  problemsOf<'email' | 'password' | 'firstName' | 'lastName'>({
    email: emailProblem(draft.email),
    password: newPasswordProblem(draft.password),
    firstName: textProblem(draft.firstName),
    lastName: textProblem(draft.lastName),
  });
