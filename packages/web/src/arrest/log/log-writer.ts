import { soon } from './log-database.ts';
import { isDeleted, type LogEntry, show, takeEvents } from './log-entry.ts';
import { appendEvents, freeReserve } from './log-rows.ts';
import { tellTabs } from './other-tabs.ts';

/** Writes what the database does not have yet. Presses during the write follow in the next transaction. */
export function writeEntry(entry: LogEntry): Promise<void> {
  entry.writing ??= written(entry).finally(() => {
    entry.writing = undefined;
  });
  return entry.writing;
}

async function written(entry: LogEntry): Promise<void> {
  const { code, user, events, durable, refused } = entry;
  for (;;) {
    const waiting = [...events.values()].filter(({ id }) => !durable.has(id));
    if (waiting.length === 0 || entry.isOfOtherVersion || isDeleted(code)) return;
    try {
      const stored = await soon(withRoom(() => appendEvents({ code, user }, waiting)));
      takeEvents(entry, stored, true);
      tellTabs({ kind: 'events', code, user, events: stored, isDurable: true });
      show(entry);
    } catch {
      for (const { id } of waiting) refused.add(id);
      show(entry);
      // The write is retried at the next press or heartbeat.
      return;
    }
  }
}

/** If the device is full, frees the reserved space and writes again. */
async function withRoom<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    await freeReserve();
    return await write();
  }
}
