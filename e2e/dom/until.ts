/** How long an act of a test waits for its element, in ms. */
export const ACTION_MS = 15_000;
/** How long an expectation waits, in ms. */
export const EXPECT_MS = 10_000;
const TURN_MS = 8;

/**
 * Asks again and again until there is an answer.
 * @param timeout in ms
 * @returns undefined when there was none in time
 */
export async function until<Answer>(ask: () => Answer | undefined, timeout: number): Promise<Answer | undefined> {
  const end = performance.now() + timeout;
  for (;;) {
    const answer = ask();
    if (answer !== undefined || performance.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  }
}
