/** Events that show that the user is moving the page or a list. Nothing may scroll it elsewhere then. */
export const USER_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
