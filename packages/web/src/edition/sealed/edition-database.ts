/** Separate from the database of the user's answers, which is emptied when they leave. */
export const DATABASE = 'first60-editions';
