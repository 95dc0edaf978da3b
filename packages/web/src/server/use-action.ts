import { useState } from 'react';

interface ActionOptions<Input, Result> {
  act: (input: Input) => Promise<Result>;
  /** Runs after success, even if its component is gone by then. The action stays pending until it ends. */
  onDone?: (result: Result) => unknown;
  onFailed?: (error: Error) => unknown;
}

interface Action<Input> {
  readonly run: (input: Input) => void;
  readonly isPending: boolean;
  /** The reason why the last run failed. */
  readonly error: Error | null;
  /** Clears the last failure. */
  readonly reset: () => void;
}

const IDLE = { isPending: false, error: null } as const;

/** An action that the user starts and waits for. For screens before sign-in, which load without the query library. */
export function useAction<Input = void, Result = void>(options: ActionOptions<Input, Result>): Action<Input> {
  const { act, onDone, onFailed } = options;
  const [state, setState] = useState<{ isPending: boolean; error: Error | null }>(IDLE);
  const run = async (input: Input): Promise<void> => {
    setState({ isPending: true, error: null });
    try {
      await onDone?.(await act(input));
      setState(IDLE);
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      setState({ isPending: false, error });
      await onFailed?.(error);
    }
  };
  return { ...state, run: (input) => void run(input), reset: () => setState(IDLE) };
}
