/** A failure that the operator can act on: its message is the one sentence they are shown. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
