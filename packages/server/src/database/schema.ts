import type { Generated, Kysely } from 'kysely';

/** 0 or 1. Both databases keep truth values as integers; store/flag.ts converts them. */
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
    /** SHA-256 of the token, so that a copy of the database opens no session. */
    token_hash: string;
    /** Names the session to its owner; opens nothing. */
    id: string;
    user_id: string;
    /** "Chrome on Android", or empty. */
    device: string;
    created_at: number;
    renewed_at: number;
    expires_at: number;
  };
  /** Sessions that an administrator ended, so that their devices can be told why. They open nothing. */
  ended_sessions: {
    token_hash: string;
    user_id: string;
    reason: 'deactivated' | 'password-reset';
    expires_at: number;
  };
  /** With which a user sets a new password after an administrator has reset the old one. */
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
  /** Changes that a client named, so that one that is sent again is not made again. */
  applied_changes: {
    user_id: string;
    key: string;
    applied_at: number;
  };
  throttles: {
    /** SHA-256 of what is counted, so that the table names nobody. */
    key: string;
    count: number;
    resets_at: number;
  };
  audit_events: {
    id: string;
    at: number;
    event: string;
    /** Whom it is about, as far as that is known. */
    user_id: string | null;
    /** The administrator who did it; null when the user did. */
    actor_id: string | null;
    /** Leads to the line of the log, which knows the address. */
    request_id: string | null;
  };
  locks: {
    name: 'roles';
    taken: number;
  };
}

export type Database = Kysely<Schema>;
