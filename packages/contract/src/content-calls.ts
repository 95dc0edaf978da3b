import { z } from 'zod';
import { NO_ZERO_CHARACTER } from './account-fields.ts';
import { accessRefusals, bodyRefusals, failure, pathRefusal, throttleRefusal } from './answers.ts';
import { apiMessage } from './api-message.ts';
import type { Call } from './call.ts';
import { approval, assertion } from './passkey.ts';
import * as paths from './paths.ts';
import { sentences } from './sentences.ts';

const { malformedRequest } = sentences;

/** The version in a path, a whole number from 1 on. */
export const versionParams = z.object({ version: z.string().regex(/^[1-9]\d{0,8}$/, malformedRequest) });
/** SHA-256 in hex, in a path. */
const digestParams = z.object({ digest: z.string().regex(NO_ZERO_CHARACTER, malformedRequest) });

const signedText = z.object({ text: z.string(), signature: z.string() });
const signedManifest = z.object({ text: z.string(), approvals: z.array(approval) });
const signedTrustList = z.object({
  text: z.string(),
  recovery: z.string().nullable(),
  assertions: z.array(assertion),
});
const signedRecall = z.object({ text: z.string(), assertion });

/** The highest version that a path can name. */
const VERSION_MAX = 999_999_999;
/** Number of receipts that one call accepts. */
const RECEIPTS_MAX = 100;

const receipt = z.object(
  {
    /** Made by the device for itself. It names no person. */
    deviceId: z.uuid(malformedRequest),
    version: z.int(malformedRequest).min(1, malformedRequest).max(VERSION_MAX, malformedRequest),
    digest: z.string(malformedRequest).regex(/^[0-9a-f]{64}$/, malformedRequest),
    /** When the device installed it, epoch milliseconds. */
    installedAt: z.int(malformedRequest).min(0, malformedRequest),
  },
  malformedRequest,
);

const receiptsBody = z.object(
  { items: z.array(receipt, malformedRequest).min(1, malformedRequest).max(RECEIPTS_MAX, malformedRequest) },
  malformedRequest,
);

/**
 * The published editions, for devices and for anybody who verifies them. Published content is not secret: the built-in
 * edition is served the same way.
 */
export const contentCalls = {
  contentState: {
    method: 'GET',
    path: paths.contentState,
    access: 'anyone',
    summary: 'What is current, signed by the freshness key. null while the server has no content governance',
    answers: { 200: z.object({ statement: signedText.nullable() }), ...failure },
  },
  contentTrust: {
    method: 'GET',
    path: paths.contentTrust,
    access: 'anyone',
    summary: 'Every trust list from the first on',
    answers: { 200: z.object({ lists: z.array(signedTrustList) }), ...failure },
  },
  contentRecalls: {
    method: 'GET',
    path: paths.contentRecalls,
    access: 'anyone',
    summary: 'Every recall and every signature that lifts one, in their order',
    answers: { 200: z.object({ events: z.array(signedRecall) }), ...failure },
  },
  contentEdition: {
    method: 'GET',
    path: paths.contentEdition,
    access: 'anyone',
    summary: 'The manifest of a published edition with its approvals',
    params: versionParams,
    answers: { 200: signedManifest, 404: apiMessage, ...pathRefusal, ...failure },
  },
  contentPart: {
    method: 'GET',
    path: paths.contentPart,
    access: 'anyone',
    summary: 'One part of a published edition: the bytes that have this digest',
    params: digestParams,
    answers: { 200: z.unknown(), 404: apiMessage, ...pathRefusal, ...failure },
  },
  contentFile: {
    method: 'GET',
    path: paths.contentFile,
    access: 'anyone',
    summary:
      'A published edition with its trust lists and all its parts in one file, as npm run verify-edition takes it',
    params: versionParams,
    answers: { 200: z.unknown(), 404: apiMessage, ...pathRefusal, ...failure },
  },
  addReceipts: {
    method: 'POST',
    path: paths.contentReceipts,
    access: 'disclaimer-accepted',
    summary: 'Which editions my devices have installed. A receipt that is there already changes nothing',
    body: receiptsBody,
    answers: { 202: apiMessage, ...accessRefusals, ...bodyRefusals, ...throttleRefusal, ...failure },
  },
} as const satisfies Record<string, Call>;
