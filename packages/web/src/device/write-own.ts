declare global {
  interface Window {
    /** Called by React's own code for everything that it writes into the page (the build's react-writes.ts). */
    aroundWriting?: (write: () => void) => void;
  }
}

/** For changes that a screen makes to the page without React (see `kept-words.ts`). */
export function writeOwn(write: () => void): void {
  if (window.aroundWriting) window.aroundWriting(write);
  else write();
}
