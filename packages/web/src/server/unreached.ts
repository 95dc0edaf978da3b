/** True if a call failed because the server could not be reached or did not respond in time. */
export const isUnreached = (error: unknown): boolean => error instanceof TypeError || error instanceof DOMException;
