/** The address of the list of arrests on this device, or of one arrest. */
export const LOGS = '/code/log';

export const logHref = (code: string): string => `${LOGS}/${encodeURIComponent(code)}`;
