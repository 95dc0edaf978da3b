import type { Plugin } from 'vite';

/** The place where React writes rendered output into the page. */
const WRITING = 'commitMutationEffectsOnFiber(finishedWork, root, lanes);';
const AROUND = `{
  const write = () => ${WRITING}
  window.aroundWriting ? window.aroundWriting(write) : write();
}`;

/**
 * Lets the page know when React writes to it: `window.aroundWriting` receives the write as a function
 * (`device/kept-words.ts`). Changes to the page at any other time do not come from the app. React itself does not
 * report its writes.
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
