/** Only one page of the device plays sound, because two tabs on the same arrest would click against each other. */
const LOCK = 'first60.code-sound';

/**
 * Waits for this page's turn to play sound, or takes it from the page that has it. In a browser without locks the turn
 * comes immediately.
 * @param onTurn called when this page gets the turn and when another page takes it
 * @returns a function that releases the turn
 */
export function soundTurn(onTurn: (isMine: boolean) => void, how: 'wait' | 'take'): () => void {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) {
    onTurn(true);
    return () => undefined;
  }
  let giveBack = (): void => undefined;
  let isDone = false;
  const held = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  const hold = (): Promise<void> => {
    if (isDone) return Promise.resolve();
    onTurn(true);
    return held;
  };
  const wait = (): Promise<void> => locks.request(LOCK, hold);
  const first = how === 'take' ? locks.request(LOCK, { steal: true }, hold) : wait();
  const again = (): Promise<void> => {
    if (isDone) return Promise.resolve();
    onTurn(false);
    // The page that took the turn releases it on closing.
    return wait().catch(again);
  };
  void first.catch(again);
  return () => {
    isDone = true;
    giveBack();
  };
}
