/**
 * Ends the task, so that the page answers a touch or a key before what follows. A message and no timer: browsers hold back
 * the timers of a page in the background.
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
