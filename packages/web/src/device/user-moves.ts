/** What tells that users themselves move the page or a list: nothing may take them elsewhere then. */
export const USER_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
