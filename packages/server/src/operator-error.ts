/** A failure that the operator can act on. Its message is the one sentence that is shown. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
