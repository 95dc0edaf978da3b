const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A date and time on the local wall clock. */
interface WallTime {
  /** "2026-04-03" */
  readonly day: string;
  /** "14:02" */
  readonly minute: string;
  /** "14:02:09" */
  readonly second: string;
}

/**
 * The local wall clock.
 * @param wall milliseconds since 1 January 1970 UTC, 0 to the end of the year 9999
 * @param zone offset from UTC in minutes, positive if local time is ahead
 */
export function wallTime(wall: number, zone: number): WallTime {
  const local = Math.floor(wall) + zone * MINUTE_MS;
  const days = Math.floor(local / DAY_MS);
  const seconds = Math.floor((local - days * DAY_MS) / 1_000);
  const minute = `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}`;
  return { day: dayText(days), minute, second: `${minute}:${two(seconds % 60)}` };
}

/** The wall time as one string with its offset, as ISO 8601 and NEMSIS require: "2026-04-03T14:02:09+03:00". */
export function wallTimeText(wall: number, zone: number): string {
  const { day, second } = wallTime(wall, zone);
  const [hours, minutes] = [Math.floor(Math.abs(zone) / 60), Math.abs(zone) % 60];
  return `${day}T${second}${zone < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/**
 * Converts a number of days since 1 January 1970 to a calendar date, in eras of 400 years of 146,097 days from 1 March of
 * the year 0.
 * Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
 */
function dayText(days: number): string {
  const fromMarch = days + 719_468;
  const era = Math.floor(fromMarch / 146_097);
  const dayOfEra = fromMarch - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * month + 2) / 5) + 1;
  const year = yearOfEra + era * 400 + (month < 10 ? 0 : 1);
  return `${String(year).padStart(4, '0')}-${two(month < 10 ? month + 3 : month - 9)}-${two(day)}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
