/**
 * Header by which a client names the user in whose name it calls. A device passes from hand to hand: a call of the one
 * who left must not be made with the session of the one who signed in meanwhile.
 */
export const USER_HEADER = 'first60-user';
