import { m } from '../paraglide/messages.js';
import type { FieldProblem } from './field-problem.ts';

const SENTENCES: Record<FieldProblem, () => string> = {
  missing: m.auth_field_missing,
  'malformed-email': m.auth_email_malformed,
  'short-password': m.auth_password_short,
  mismatch: m.recovery_mismatch,
};

export const problemSentence = (problem: FieldProblem | undefined): string | undefined =>
  problem === undefined ? undefined : SENTENCES[problem]();
