import type { FileRefusal } from '../../packages/seal/src/index.ts';

/** Explains why a file is not an edition of its agency. */
export const REFUSAL_SENTENCES: Readonly<Record<FileRefusal, string>> = {
  file: 'This is no edition file, or something was changed in it after it was written.',
  parts: 'A part of the edition is missing, is one too many, or is not what was signed.',
  'trust-format': 'The lists of those whom the agency trusts do not follow each other from the first one on.',
  'trust-root': 'The file belongs to another agency than the one whose fingerprint you gave.',
  'trust-signature':
    'A list of those whom the agency trusts is not signed by its recovery key, nor by two of its people.',
  'trust-older': 'The edition was sealed under a newer list of people than the file holds.',
  format: 'The description of the edition, or a signature on it, has a form that is not known here.',
  agency: 'The edition is of another agency than the lists of people in the file.',
  'too-few-people': 'Fewer than two people have signed the edition.',
  'same-person': 'One person has signed the edition twice.',
  'no-director': 'No medical director has signed the edition.',
  'unknown-key': 'Somebody has signed whom the agency has not listed.',
  'revoked-key': 'Somebody has signed with a passkey that they had given up before.',
  role: 'Somebody has signed in a role that they do not have.',
  'author-approves': 'Somebody has signed what they wrote themselves.',
  challenge: 'A signature belongs to something else than this edition.',
  origin: 'A signature was made on a page that is not the agency’s.',
  'user-not-verified': 'A signature was made without a finger or a PIN.',
  signature: 'A signature is not of the passkey that it names.',
};
