import type { Plugin } from 'vite';

/** Where React writes into the page what it has drawn. */
const WRITING = 'commitMutationEffectsOnFiber(finishedWork, root, lanes);';
const AROUND = `{
  const write = () => ${WRITING}
  window.aroundWriting ? window.aroundWriting(write) : write();
}`;

/**
 * Lets the page know when React writes into it: `window.aroundWriting` gets the writing as a function
 * (`device/kept-words.ts`). Whatever changes the page at another time is not of the app. React itself tells nobody.
 */
export function reactWrites(): Plugin {
  return {
    name: 'react-writes',
    transform: {
      filter: { id: /react-dom-client\.(?:production|development)\.js/ },
      handler(code) {
        if (code.split(WRITING).length !== 2) throw new Error('React writes in another place than it did.');
        return { code: code.replace(WRITING, AROUND), map: null };
      },
    },
  };
}
