/** The list of the codes on this device, and one of them. */
export const LOGS = '/code/log';

export const logHref = (code: string): string => `${LOGS}/${encodeURIComponent(code)}`;
