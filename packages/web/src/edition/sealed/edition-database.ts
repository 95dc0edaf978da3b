/** Separate from the database of server responses, which is emptied when the user leaves. */
export const DATABASE = 'first60-editions';
