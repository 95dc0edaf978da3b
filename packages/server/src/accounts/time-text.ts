/** Formats a time for a person reading an export. */
export const timeText = (milliseconds: number): string => new Date(milliseconds).toISOString();
