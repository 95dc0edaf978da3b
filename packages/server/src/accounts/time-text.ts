/** A time as a person reads it in an export. */
export const timeText = (milliseconds: number): string => new Date(milliseconds).toISOString();
