/**
 * The result of a calculation, or undefined if the edition's figures do not allow one (a negative dose, units that do
 * not convert). The rules `units` and `dose-limits` report such figures, and all other rules skip them.
 */
export function attempt<Result>(calculate: () => Result): Result | undefined {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof RangeError || isOfDecimals(error)) return undefined;
    throw error;
  }
}

/** A division by zero, or a string such as "1.2.3" that is not a number. */
const isOfDecimals = (error: unknown): boolean => error instanceof Error && error.message.startsWith('[big.js]');
