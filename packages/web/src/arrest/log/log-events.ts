import type { ArrestEvent, ArrestEventData } from '@first60/clinical';
import { isRunning } from './arrest-log.ts';
import { isOfClocks } from './clocks-id.ts';
import { advanced } from './log-clock.ts';
import { type LogEntry, show, takeEvents } from './log-entry.ts';
import { writeEntry } from './log-writer.ts';
import { tellTabs } from './other-tabs.ts';
import { viewNow } from './page-clock.ts';
import { EVENT_VERSION } from './read-event.ts';
import { newUuid } from './uuid.ts';

/**
 * Moves an arrest's clock to now, and logs any absence or change of the device's clock.
 * @returns milliseconds of arrest time
 */
export function look(entry: LogEntry): number {
  const { clock, t, log } = advanced(entry.clock, entry.view);
  entry.clock = clock;
  entry.view = viewNow();
  // The retention period counts from the last event. Otherwise each check would add an event to a clock that was never
  // stopped, and its log would never be deleted.
  const notes = isOfClocks(entry.code) ? log.filter(({ kind }) => kind !== 'clock-gap') : log;
  if (isRunning(entry.log)) for (const note of notes) addEvent(entry, note, t);
  return t;
}

/**
 * Adds an event at an arrest time. It is on the screen, in the journal and sent to the other tabs before the database
 * has it.
 */
export function addEvent(entry: LogEntry, data: ArrestEventData, t: number): ArrestEvent {
  const { code, user, events } = entry;
  const event: ArrestEvent = {
    id: newUuid(),
    code,
    seq: events.size + 1,
    // Another tab may be a few milliseconds ahead.
    t: Math.max(t, entry.log.events.at(-1)?.t ?? 0),
    at: entry.clock.last,
    version: EVENT_VERSION,
    data,
  };
  takeEvents(entry, [event], false);
  show(entry);
  tellTabs({ kind: 'events', code, user, events: [event], isDurable: false });
  void writeEntry(entry);
  return event;
}
