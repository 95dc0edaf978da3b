import { z } from 'zod';
import { sentences } from './sentences.ts';

const { malformedRequest } = sentences;

/** Character limit for one string in a passkey's response. Even client data with a long origin is far below it. */
const TEXT_MAX = 4096;
const text = z.string(malformedRequest).max(TEXT_MAX, malformedRequest);

/** A passkey's response when its owner signs. All fields are base64url. */
export const assertion = z.object(
  { keyId: text, authenticatorData: text, clientData: text, signature: text },
  malformedRequest,
);

export type AssertionBody = z.output<typeof assertion>;

export const approverRole = z.enum(['director', 'reviewer'], malformedRequest);

export const approval = z.object({ role: approverRole, assertion }, malformedRequest);

/** The content roles that a person may have. Being an administrator includes none of these. */
export const CONTENT_ROLES = ['editor', 'reviewer', 'director'] as const;

export type ContentRole = (typeof CONTENT_ROLES)[number];
