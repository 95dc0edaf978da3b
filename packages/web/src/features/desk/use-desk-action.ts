import { useAction } from '../../server/use-action.ts';
import { toast } from '../../ui/toast.ts';
import { useRefresh } from './desk-client.ts';
import { deskFailure } from './desk-failure.ts';

interface DeskActionOptions<Input, Result> {
  act: (input: Input) => Promise<Result>;
  /** The message shown after success. */
  done: (result: Result) => string;
  onDone?: (result: Result) => void;
}

interface DeskAction<Input> {
  readonly run: (input: Input) => void;
  readonly isPending: boolean;
  /** Why the last run failed, as a sentence. */
  readonly failure: string | undefined;
  readonly reset: () => void;
}

/** Runs a desk action, shows its result and refreshes the screen. */
export function useDeskAction<Input = void, Result = unknown>(
  options: DeskActionOptions<Input, Result>,
): DeskAction<Input> {
  const { act, done, onDone } = options;
  const refresh = useRefresh();
  const { run, isPending, error, reset } = useAction<Input, Result>({
    act,
    onDone: async (result) => {
      toast({ title: done(result) });
      onDone?.(result);
      await refresh();
    },
    // The server may have refused because the screen is outdated.
    onFailed: () => refresh(),
  });
  return { run, isPending, failure: error === null ? undefined : deskFailure(error), reset };
}
