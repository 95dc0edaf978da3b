/** Maximum time that an action of a test waits for its element, in ms. */
export const ACTION_MS = 15_000;
/** Maximum time that an expectation waits, in ms. */
export const EXPECT_MS = 10_000;
const TURN_MS = 8;

/**
 * Polls until there is an answer. Errors on the way are ignored: two elements may match for a moment while one replaces
 * the other.
 * @param timeout in ms
 * @returns undefined if there was none in time
 * @throws what the last attempt threw
 */
export async function until<Answer>(ask: () => Answer | undefined, timeout: number): Promise<Answer | undefined> {
  const end = performance.now() + timeout;
  for (;;) {
    const isLast = performance.now() > end;
    try {
      const answer = ask();
      if (answer !== undefined || isLast) return answer;
    } catch (error) {
      if (isLast) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  }
}
