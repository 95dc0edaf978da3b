import type { SecurityAnswer } from '../store/security-answers.ts';

/** Ignores case, width and repeated spaces. This is the form of answers stored before `foldAnswer` existed. */
const plainAnswer = (answer: string): string => answer.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Letters that keyboards produce in two forms, once their marks have been removed. */
const ONE_LETTER: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ې: 'ي', ة: 'ه', ہ: 'ه', ک: 'ك' };
const DIGITS_FROM_ZERO = ['٠', '۰', '०', '০', '੦'];

/**
 * Removes everything in which the same answer may differ between keyboards or days: case, width, accents, vowel marks,
 * the forms of Arabic letters, the script of digits, dashes, apostrophes, full stops, invisible marks and the number of
 * spaces. An answer that consists only of such characters stays as it was typed.
 */
export function foldAnswer(answer: string): string {
  const folded = answer
    .normalize('NFKD')
    // Vowel marks and accents, direction marks, the stroke that lengthens Arabic words, apostrophes and stops.
    .replace(/[\p{M}\p{Cf}\u0640'‘’ʼʻ`´.؛،,۔!?؟]/gu, '')
    .replace(/[\p{Dash}\p{Z}\s_/]+/gu, ' ')
    .replace(/[ٱىیېةہک]/gu, (letter) => ONE_LETTER[letter] ?? letter)
    .replace(/\p{Nd}/gu, latinDigit)
    .trim()
    .toUpperCase()
    .toLowerCase();
  return folded === '' ? plainAnswer(answer) : folded;
}

function latinDigit(digit: string): string {
  const zero = DIGITS_FROM_ZERO.find((first) => digit >= first && digit.charCodeAt(0) - first.charCodeAt(0) < 10);
  return zero === undefined ? digit : String(digit.charCodeAt(0) - zero.charCodeAt(0));
}

/** The forms in which an answer may have been stored, the current form first. */
export const answerForms = (answer: string): readonly string[] => [
  ...new Set([foldAnswer(answer), plainAnswer(answer)]),
];

type MaybeText = string | null | undefined;

export interface QuestionFields {
  readonly securityQuestion1?: MaybeText;
  readonly securityAnswer1?: MaybeText;
  readonly securityQuestion2?: MaybeText;
  readonly securityAnswer2?: MaybeText;
  readonly securityQuestion3?: MaybeText;
  readonly securityAnswer3?: MaybeText;
}

/** Hashes the questions of a form for storage. The contract allows all three or none. */
export function hashAnswers(
  fields: QuestionFields,
  hash: (secret: string) => Promise<string>,
): Promise<SecurityAnswer[]> {
  const pairs = [
    [fields.securityQuestion1, fields.securityAnswer1],
    [fields.securityQuestion2, fields.securityAnswer2],
    [fields.securityQuestion3, fields.securityAnswer3],
  ] as const;
  const filled = pairs.flatMap(([question, answer]) => (question && answer ? [{ question, answer }] : []));
  return Promise.all(
    filled.map(async ({ question, answer }) => ({ question, answerHash: await hash(foldAnswer(answer)) })),
  );
}
