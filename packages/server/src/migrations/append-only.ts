import type { Engine } from '../database/engine.ts';

/** Statements that make the database itself refuse every change to a table except new rows. */
export function appendOnly(table: string, engine: Engine): readonly string[] {
  if (engine === 'sqlite') {
    return ['update', 'delete'].map(
      (change) => `create trigger ${table}_refuse_${change} before ${change} on ${table}
      begin select raise(abort, '${table} is append-only'); end`,
    );
  }
  return [
    `create or replace function ${table}_refuse_change() returns trigger language plpgsql as $$
      begin raise exception '${table} is append-only'; end $$`,
    `create trigger ${table}_refuse_row before update or delete on ${table}
      for each row execute function ${table}_refuse_change()`,
    `create trigger ${table}_refuse_truncate before truncate on ${table}
      for each statement execute function ${table}_refuse_change()`,
  ];
}
