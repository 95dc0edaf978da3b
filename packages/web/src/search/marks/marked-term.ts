import { createContext } from 'react';

/**
 * The searched term, for the texts that mark it. Only they are drawn anew when it changes: a key would otherwise draw
 * every card that holds them.
 */
export const MarkedTerm = createContext('');
