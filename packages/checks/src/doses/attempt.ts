/**
 * What a calculation gives, or undefined where the edition's figures cannot be calculated with (a negative dose, units
 * that do not convert). The rules `units` and `dose-limits` name such figures; all others pass them over.
 */
export function attempt<Result>(calculate: () => Result): Result | undefined {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof RangeError || isOfDecimals(error)) return undefined;
    throw error;
  }
}

/** Division by zero, or a text such as "1.2.3" that is no number. */
const isOfDecimals = (error: unknown): boolean => error instanceof Error && error.message.startsWith('[big.js]');
