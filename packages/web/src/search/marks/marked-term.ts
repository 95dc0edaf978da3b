import { createContext } from 'react';

/**
 * The searched term, for the components that mark it. Only they re-render when it changes; otherwise each keystroke
 * would re-render every card that contains them.
 */
export const MarkedTerm = createContext('');
