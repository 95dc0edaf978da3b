/**
 * What a calculation gives, or undefined where the edition's figures cannot be calculated with (a negative dose, units
 * that do not convert). The rules `units` and `dose-limits` name such figures; all others pass them over.
 */
export function attempt<Result>(calculate: () => Result): Result | undefined {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
