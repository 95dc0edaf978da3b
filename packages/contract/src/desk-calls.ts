import { z } from 'zod';
import { accessRefusals, bodyRefusals, failure, pathRefusal, throttleRefusal } from './answers.ts';
import { apiMessage } from './api-message.ts';
import type { Call } from './call.ts';
import { versionParams } from './content-calls.ts';
import {
  approvalBody,
  contentPerson,
  contentRolesBody,
  deskOverview,
  draft,
  draftSummary,
  editionSheet,
  editionSummary,
  enrolBody,
  entriesBody,
  entriesOutcome,
  publishedVersion,
  recallBody,
  recallRow,
  receiptRow,
  restoreBody,
  returnBody,
  trustBody,
  trustState,
} from './desk.ts';
import { idParams } from './id-params.ts';
import * as paths from './paths.ts';

/** Refusals shared by calls that change data. */
const refusals = { ...accessRefusals, ...bodyRefusals, ...throttleRefusal, ...failure };
const refusalsAt = { ...pathRefusal, ...refusals };

/**
 * Calls for the people responsible for the content. When a call requires a particular content role, its summary names
 * the role, and the server enforces it.
 */
export const deskCalls = {
  desk: {
    method: 'GET',
    path: paths.desk,
    access: 'desk',
    summary: 'The agency, my roles and passkeys, what is published, and what waits',
    answers: { 200: deskOverview, ...accessRefusals, ...failure },
  },
  confirmRegulation: {
    method: 'POST',
    path: paths.deskRegulation,
    access: 'desk',
    summary: 'A director has read what the software does and refuses to do, and what an agency answers for',
    answers: { 200: apiMessage, ...accessRefusals, ...throttleRefusal, ...failure },
  },
  drafts: {
    method: 'GET',
    path: paths.deskDrafts,
    access: 'desk',
    summary: 'The sealed drafts, newest first',
    answers: { 200: z.array(draftSummary), ...accessRefusals, ...failure },
  },
  draft: {
    method: 'GET',
    path: paths.deskDraft,
    access: 'desk',
    summary: 'A draft: its manifest, the findings, the changes in sentences, the figures to type again, the approvals',
    params: idParams,
    answers: { 200: draft, 404: apiMessage, ...pathRefusal, ...accessRefusals, ...failure },
  },
  enterFigures: {
    method: 'POST',
    path: paths.deskEntries,
    access: 'desk',
    summary:
      'Second entry, by a reviewer or director who is no author: what the source says of each figure. The answer says which differ, never the figure. The third miss of one figure returns the draft. 400, and no miss, where a figure with a unit is typed without one',
    params: idParams,
    body: entriesBody,
    answers: { 200: entriesOutcome, 404: apiMessage, 409: apiMessage, ...refusalsAt },
  },
  approveDraft: {
    method: 'POST',
    path: paths.deskApprovals,
    access: 'desk',
    summary:
      'Approve with a passkey, by a listed person who is no author. 409 when the head has moved, 422 while figures are open',
    params: idParams,
    body: approvalBody,
    answers: { 201: apiMessage, 404: apiMessage, 409: apiMessage, 422: apiMessage, ...refusalsAt },
  },
  returnDraft: {
    method: 'POST',
    path: paths.deskReturn,
    access: 'desk',
    summary: 'Send a draft back with a reason. It can be approved no more',
    params: idParams,
    body: returnBody,
    answers: { 200: apiMessage, 404: apiMessage, 409: apiMessage, ...refusalsAt },
  },
  publishDraft: {
    method: 'POST',
    path: paths.deskPublish,
    access: 'desk',
    summary: 'Publish an approved draft. 409 when the head has moved, 412 while approvals are missing',
    params: idParams,
    answers: {
      201: publishedVersion,
      404: apiMessage,
      409: apiMessage,
      412: apiMessage,
      ...pathRefusal,
      ...accessRefusals,
      ...throttleRefusal,
      ...failure,
    },
  },
  deskEditions: {
    method: 'GET',
    path: paths.deskEditions,
    access: 'desk',
    summary: 'What was published, newest first, with how many devices have each',
    answers: { 200: z.array(editionSummary), ...accessRefusals, ...failure },
  },
  deskEdition: {
    method: 'GET',
    path: paths.deskEdition,
    access: 'desk',
    summary: 'The signed sheet of a published edition: who signed it, and what it changed, in sentences',
    params: versionParams,
    answers: { 200: editionSheet, 404: apiMessage, ...pathRefusal, ...accessRefusals, ...failure },
  },
  restoreEdition: {
    method: 'POST',
    path: paths.deskRestore,
    access: 'desk',
    summary: 'A draft with the parts of an older edition and a higher version. Its author is who asks for it',
    params: versionParams,
    body: restoreBody,
    answers: { 201: draftSummary, 404: apiMessage, 409: apiMessage, ...refusalsAt },
  },
  receipts: {
    method: 'GET',
    path: paths.deskReceipts,
    access: 'desk',
    summary: 'Which device of whom installed which edition, newest first',
    answers: { 200: z.array(receiptRow), ...accessRefusals, ...failure },
  },
  deskRecalls: {
    method: 'GET',
    path: paths.deskRecalls,
    access: 'desk',
    summary: 'The recalls, newest first, with who signed and who lifted them',
    answers: { 200: z.array(recallRow), ...accessRefusals, ...failure },
  },
  addRecall: {
    method: 'POST',
    path: paths.deskRecalls,
    access: 'desk',
    summary:
      'Sign a recall, or one of the two signatures that lift it, by a listed reviewer or director. 409 when another event came first',
    body: recallBody,
    answers: { 201: apiMessage, 409: apiMessage, ...refusals },
  },
  enrolKey: {
    method: 'POST',
    path: paths.deskKeys,
    access: 'desk',
    summary: 'Enrol a passkey, by a reviewer or director. It counts once a trust list names it',
    body: enrolBody,
    answers: { 201: apiMessage, 409: apiMessage, ...refusals },
  },
  revokeKey: {
    method: 'DELETE',
    path: paths.deskKey,
    access: 'desk',
    summary: 'Give up one of my passkeys. The next trust list takes it out',
    params: idParams,
    answers: { 200: apiMessage, 404: apiMessage, ...pathRefusal, ...accessRefusals, ...throttleRefusal, ...failure },
  },
  deskTrust: {
    method: 'GET',
    path: paths.deskTrust,
    access: 'desk',
    summary: 'The newest trust list, the list that the present roles and passkeys would make, and who has signed that',
    answers: { 200: trustState, ...accessRefusals, ...failure },
  },
  signTrust: {
    method: 'POST',
    path: paths.deskTrust,
    access: 'desk',
    summary: 'Sign the next trust list, by a listed person. The second signature puts it in force',
    body: trustBody,
    answers: { 201: z.object({ inForce: z.boolean() }), 409: apiMessage, ...refusals },
  },
  contentPeople: {
    method: 'GET',
    path: paths.adminContentPeople,
    access: 'administrator',
    summary: 'Who has which content role',
    answers: { 200: z.array(contentPerson), ...accessRefusals, ...failure },
  },
  changeContentRoles: {
    method: 'PUT',
    path: paths.adminContentRoles,
    access: 'administrator',
    summary: 'Set the content roles of a user. 409 for the last director of a trust list',
    params: idParams,
    body: contentRolesBody,
    answers: {
      200: contentPerson,
      404: apiMessage,
      409: apiMessage,
      ...pathRefusal,
      ...accessRefusals,
      ...bodyRefusals,
      ...failure,
    },
  },
} as const satisfies Record<string, Call>;
