/** The address of the list of arrests on this device, and of one of them. */
export const LOGS = '/code/log';

export const logHref = (code: string): string => `${LOGS}/${encodeURIComponent(code)}`;
