import { z } from 'zod';
import { sentences } from './sentences.ts';

const { malformedRequest } = sentences;

/** Characters of one text of a passkey's answer. A client's data with a long origin is far below. */
const TEXT_MAX = 4096;
const text = z.string(malformedRequest).max(TEXT_MAX, malformedRequest);

/** What a passkey answers when its person signs. All in base64url. */
export const assertion = z.object(
  { keyId: text, authenticatorData: text, clientData: text, signature: text },
  malformedRequest,
);

export type AssertionBody = z.output<typeof assertion>;

export const approverRole = z.enum(['director', 'reviewer'], malformedRequest);

export const approval = z.object({ role: approverRole, assertion }, malformedRequest);

/** What a person may do with the content. An administrator has none of these by being one. */
export const CONTENT_ROLES = ['editor', 'reviewer', 'director'] as const;

export type ContentRole = (typeof CONTENT_ROLES)[number];
