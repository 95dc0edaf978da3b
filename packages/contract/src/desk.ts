import { z } from 'zod';
import { PLAIN_TEXT } from './account-fields.ts';
import { approval, approverRole, assertion, CONTENT_ROLES } from './passkey.ts';
import { sentences } from './sentences.ts';

const { malformedRequest, missingFields } = sentences;

/** Character limits for a reason, a title and a label. */
export const deskLimits = {
  reasonMax: 1000,
  titleMax: 100,
  labelMax: 60,
  typedMax: 60,
  entriesMax: 500,
  signedMax: 100_000,
} as const;

const day = z.string(malformedRequest).regex(/^\d{4}-\d\d-\d\d$/, sentences.dayInvalid);
const plain = (max: number, tooLong: string) =>
  z.string(missingFields).trim().min(1, missingFields).max(max, tooLong).regex(PLAIN_TEXT, sentences.textNotPlain);
/** Text that may span several lines. Halves of surrogate pairs and zero characters cannot be stored. */
const STORABLE = /^[^\0\p{Cs}]*$/u;
const reason = z
  .string(missingFields)
  .trim()
  .min(1, missingFields)
  .max(deskLimits.reasonMax, sentences.reasonTooLong)
  .regex(STORABLE, malformedRequest);
const signedMax = z.string(malformedRequest).max(deskLimits.signedMax, malformedRequest);

const contentRole = z.enum(CONTENT_ROLES, malformedRequest);

const passkey = z.object({
  id: z.string(),
  label: z.string(),
  enrolledAt: z.int(),
  /** The passkey is on the newest trust list, so it can sign. */
  listed: z.boolean(),
});

const finding = z.object({
  rule: z.string(),
  level: z.enum(['stops', 'asks']),
  at: z.string(),
  sentence: z.string(),
});

const approvedBy = z.object({ name: z.string(), title: z.string(), role: approverRole, at: z.int() });

export const draftSummary = z.object({
  id: z.string(),
  title: z.string(),
  reason: z.string(),
  version: z.int(),
  /**
   * `sealed` waits for its approvals, `returned` and `published` have ended, `moved` was overtaken by another edition.
   */
  state: z.enum(['sealed', 'returned', 'published', 'moved']),
  authors: z.array(z.string()),
  createdAt: z.int(),
  expires: z.string(),
  figures: z.object({ all: z.int(), open: z.int() }),
  approvals: z.array(approvedBy),
  /** The reason why the draft was returned. */
  returned: z.string().nullable(),
});

/** A changed figure, without its value, which has to be re-entered from the source. */
const figureToEnter = z.object({
  /** Path of the part and JSON Pointer into it: "drug/epinephrine-1-1000#/dosing/0/pedsFigure". */
  at: z.string(),
  /** The drug, card or table that it belongs to. */
  subject: z.string(),
  /** Name of the figure: "Child's dose for anaphylaxis, IM". */
  label: z.string(),
  /** The works that the entry cites, in full. */
  sources: z.array(z.string()),
  /** True when the figure was re-entered correctly. */
  done: z.boolean(),
});

/** The full text of a new, changed or removed card, drug or other entry, as crews see it. */
const wholeText = z.object({
  /** "Protocol: Stroke" */
  title: z.string(),
  /** null when the entry is new. */
  before: z.string().nullable(),
  /** null when the entry is removed. */
  after: z.string().nullable(),
});
export type WholeText = z.infer<typeof wholeText>;

export const draft = draftSummary.extend({
  /** Text of the manifest. This is what is signed, byte for byte. */
  manifest: z.string(),
  digest: z.string(),
  /**
   * null while a figure still has to be re-entered, because the sentences contain it. The author sees them from the
   * start.
   */
  findings: z.array(finding).nullable(),
  /** One sentence for each change from what is published, doses first. null in the same cases as the findings. */
  changes: z.array(z.string()).nullable(),
  /** The full texts of the entries that the sentences are about. null in the same cases as the findings. */
  texts: z.array(wholeText).nullable(),
  entries: z.array(figureToEnter),
  /** The reason why the caller cannot approve it. null when the caller can. */
  barred: z.string().nullable(),
});

export const deskOverview = z.object({
  agency: z.string().nullable(),
  /** Fingerprint of the first recovery key. */
  fingerprint: z.string().nullable(),
  me: z.object({
    id: z.string(),
    name: z.string(),
    roles: z.array(contentRole),
    title: z.string(),
    keys: z.array(passkey),
  }),
  /** The places where a passkey may be used. */
  places: z.array(z.object({ rpId: z.string(), origin: z.string() })),
  head: z
    .object({
      version: z.int(),
      title: z.string(),
      expires: z.string(),
      approvers: z.array(z.string()),
      devices: z.int(),
    })
    .nullable(),
  drafts: z.array(draftSummary),
  /** Number of recalls that currently hide something. */
  recalls: z.int(),
  /** True when the current roles and passkeys differ from the newest trust list. */
  trustChanged: z.boolean(),
  /** True when the caller is a director who has not yet confirmed what an agency is responsible for. */
  confirmRegulation: z.boolean(),
});

export const entriesBody = z.object(
  {
    entries: z
      .array(
        z.object(
          {
            at: z.string(malformedRequest).max(500, malformedRequest),
            typed: plain(deskLimits.typedMax, malformedRequest),
          },
          malformedRequest,
        ),
        malformedRequest,
      )
      .min(1, missingFields)
      .max(deskLimits.entriesMax, malformedRequest),
  },
  malformedRequest,
);

export const entriesOutcome = z.object({
  /** The places where what was entered differs. */
  differing: z.array(z.string()),
  open: z.int(),
  returned: z.boolean(),
});

export const approvalBody = approval;
export const returnBody = z.object({ reason }, missingFields);
export const restoreBody = z.object({ reason, expires: day, lastReviewDate: day }, missingFields);
export const publishedVersion = z.object({ version: z.int() });

export const editionSummary = z.object({
  version: z.int(),
  title: z.string(),
  reason: z.string(),
  digest: z.string(),
  publishedAt: z.int(),
  publishedBy: z.string(),
  expires: z.string(),
  restores: z.int().nullable(),
  approvals: z.array(approvedBy),
  devices: z.int(),
});

export const editionSheet = editionSummary.extend({
  manifest: z.string(),
  authors: z.array(z.string()),
  lastReviewDate: z.string(),
  changes: z.array(z.string()),
  texts: z.array(wholeText),
});

export const receiptRow = z.object({
  name: z.string(),
  /** The first eight characters of the device's own id. */
  device: z.string(),
  version: z.int(),
  installedAt: z.int(),
  receivedAt: z.int(),
});

export const recallBody = z.object({ text: signedMax, assertion }, malformedRequest);

export const recallRow = z.object({
  sequence: z.int(),
  target: z.object({ kind: z.enum(['drug', 'card', 'line', 'hospital']), id: z.string(), line: z.string().nullable() }),
  partDigest: z.string(),
  reason: z.string(),
  at: z.int(),
  by: z.string(),
  liftedBy: z.array(z.string()),
  /** `on`: the part is hidden; `lifted`: two people lifted the recall; `ended`: an edition changed the part. */
  state: z.enum(['on', 'lifted', 'ended']),
});

/** A new passkey, proved by its own signature over its id and public key. */
export const enrolBody = z.object(
  {
    publicKey: z.string(malformedRequest).max(500, malformedRequest),
    label: plain(deskLimits.labelMax, sentences.labelTooLong),
    assertion,
  },
  malformedRequest,
);

export const trustState = z.object({
  /** Text of the newest list. */
  current: z.string().nullable(),
  /** Text of the list that the current roles and passkeys would produce. null when nothing has changed. */
  next: z.string().nullable(),
  /** The differences, in sentences. */
  changes: z.array(z.string()),
  signedBy: z.array(z.string()),
});

export const trustBody = z.object({ text: signedMax, assertion }, malformedRequest);

export const contentPerson = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(contentRole),
  title: z.string(),
});

export const contentRolesBody = z.object(
  {
    roles: z.array(contentRole, malformedRequest).max(CONTENT_ROLES.length, malformedRequest),
    /**
     * Title by which an edition names the person: "Medical Director, Riyadh Region". Required for reviewers and
     * directors.
     */
    title: z
      .string(malformedRequest)
      .trim()
      .max(deskLimits.titleMax, sentences.titleTooLong)
      .regex(PLAIN_TEXT, sentences.textNotPlain),
  },
  malformedRequest,
);

export type DeskOverview = z.output<typeof deskOverview>;
export type Draft = z.output<typeof draft>;
export type DraftSummary = z.output<typeof draftSummary>;
export type EditionSheet = z.output<typeof editionSheet>;
export type EditionSummary = z.output<typeof editionSummary>;
export type ReceiptRow = z.output<typeof receiptRow>;
export type RecallRow = z.output<typeof recallRow>;
export type TrustState = z.output<typeof trustState>;
export type ContentPerson = z.output<typeof contentPerson>;
