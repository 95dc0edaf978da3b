export interface Listeners {
  /** Calls the listener at each change. @returns a function that stops it */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
}

/** Listeners for one value. The named window events also call them. */
export function newListeners(...events: readonly string[]): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      for (const event of events) window.addEventListener(event, listener);
      return () => {
        listeners.delete(listener);
        for (const event of events) window.removeEventListener(event, listener);
      };
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
