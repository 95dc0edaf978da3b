import type { Generated, Kysely } from 'kysely';

/** 0 or 1. Both databases store truth values as integers, and store/flag.ts converts them. */
export type Flag = 0 | 1;

/** Times are epoch milliseconds, ids are UUIDs of version 7 as text. */
export interface Schema {
  users: {
    id: string;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    certification_level: string | null;
    department: string | null;
    is_active: Generated<Flag>;
    is_admin: Generated<Flag>;
    created_at: number;
    last_login_at: number | null;
  };
  security_answers: {
    user_id: string;
    position: number;
    question: string;
    answer_hash: string;
  };
  sessions: {
    /** SHA-256 of the token, so that nobody can use a copy of the database to take over a session. */
    token_hash: string;
    /** Identifies the session to its owner. It cannot be used to sign in. */
    id: string;
    user_id: string;
    /** "Chrome on Android", or empty. */
    device: string;
    created_at: number;
    renewed_at: number;
    expires_at: number;
  };
  /**
   * Sessions that an administrator ended, so that their devices can be given the reason. They cannot be used to sign
   * in.
   */
  ended_sessions: {
    token_hash: string;
    user_id: string;
    reason: 'deactivated' | 'password-reset';
    expires_at: number;
  };
  /** The code that lets a user set a new password after an administrator has reset the old one. */
  password_codes: {
    user_id: string;
    code_hash: string;
    expires_at: number;
  };
  disclaimer_acceptances: {
    user_id: string;
    version: string;
    accepted_at: number;
  };
  favorites: {
    user_id: string;
    medication_id: string;
    added_at: number;
  };
  /** Names of changes that clients have sent, so that no change is applied twice. */
  applied_changes: {
    user_id: string;
    key: string;
    applied_at: number;
  };
  throttles: {
    /** SHA-256 of what is counted, so that the table does not identify anyone. */
    key: string;
    count: number;
    resets_at: number;
  };
  audit_events: {
    id: string;
    at: number;
    event: string;
    /** The user of the event, if known. */
    user_id: string | null;
    /** The administrator who did it. null when the user did. */
    actor_id: string | null;
    /** Refers to the log line, which contains the address. */
    request_id: string | null;
  };
  /** The parts of every edition and draft, by the SHA-256 of their text. */
  content_parts: {
    digest: string;
    /** Canonical JSON. */
    body: string;
  };
  /** Published editions. The head is the one with the highest version. */
  editions: {
    version: number;
    digest: string;
    manifest: string;
    published_at: number;
    published_by: string;
  };
  /** Drafts sealed for approval. The manifest and the lists are JSON text. */
  drafts: {
    id: string;
    /** Copied from the manifest for people who read the table. The server itself reads the manifest. */
    version: number;
    /** Digest of the manifest. */
    digest: string;
    manifest: string;
    state: 'sealed' | 'returned' | 'published' | 'moved';
    /** Why the draft was returned. */
    returned: string | null;
    findings: string;
    changes: string;
    /** The changed figures with their values, which are never sent in a response. */
    figures: string;
    created_at: number;
  };
  second_entries: {
    id: string;
    draft_id: string;
    at_pointer: string;
    user_id: string;
    typed: string;
    agrees: Flag;
    at: number;
  };
  approvals: {
    /** Digest of the manifest. */
    digest: string;
    user_id: string;
    /** The person's name as given in the trust list. */
    name: string;
    title: string;
    role: 'director' | 'reviewer';
    assertion: string;
    at: number;
  };
  trust_lists: {
    version: number;
    text: string;
    recovery: string | null;
    assertions: string;
  };
  /** Signatures on a list that is not in force yet. */
  trust_signatures: {
    text: string;
    user_id: string;
    assertion: string;
    at: number;
  };
  recalls: {
    sequence: number;
    text: string;
    assertion: string;
    user_id: string;
  };
  content_people: {
    user_id: string;
    is_editor: Flag;
    is_reviewer: Flag;
    is_director: Flag;
    title: string;
    regulation_confirmed_at: number | null;
  };
  signing_keys: {
    /** Id of the passkey. */
    id: string;
    user_id: string;
    public_key: string;
    label: string;
    enrolled_at: number;
    /** The key vouches for editions up to this version. null while the key is in use. */
    last_version: number | null;
  };
  receipts: {
    user_id: string;
    device_id: string;
    version: number;
    digest: string;
    installed_at: number;
    received_at: number;
  };
  locks: {
    name: 'roles' | 'content';
    taken: number;
  };
}

export type Database = Kysely<Schema>;
