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
    user_id: string;
    created_at: number;
    renewed_at: number;
    expires_at: number;
  };
  disclaimer_acceptances: {
    user_id: string;
    version: string;
    accepted_at: number;
  };
}

export type Database = Kysely<Schema>;
