/**
 * Ends the task, so that the page can respond to a touch or key before the rest continues. It uses a message instead of
 * a timer, because browsers throttle the timers of background pages.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(undefined);
  });
