/** Maximum time that a test's action waits for its element, in ms. */
export const ACTION_MS = 15_000;
/** Maximum time that an expectation waits, in ms. */
export const EXPECT_MS = 10_000;
const TURN_MS = 8;

/**
 * Polls until there is a result. Errors in between are ignored: two elements may briefly match while one replaces the
 * other.
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
