/** Events that show that the user is scrolling the page or a list. Code must not scroll it elsewhere then. */
export const USER_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
