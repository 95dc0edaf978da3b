/** The list of the arrests on this device, and one of them. */
export const LOGS = '/code/log';

export const logHref = (code: string): string => `${LOGS}/${encodeURIComponent(code)}`;
