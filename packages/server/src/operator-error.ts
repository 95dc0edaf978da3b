/** A failure that the operator can act on. Its message is the only sentence shown. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
