/**
 * Resolves once the next frame is painted: what nothing on the screen waits for is asked for then, because even a request
 * takes the processor from that frame. A hidden page paints none and does not wait.
 */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    const end = () => port2.postMessage(undefined);
    if (document.hidden) return end();
    // Its observers are the last of a frame before it is painted.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      end();
    });
    observer.observe(document.documentElement);
  });
