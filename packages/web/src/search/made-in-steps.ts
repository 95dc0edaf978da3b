/** The maximum duration of one turn of work done in advance, in ms. A key pressed during a turn waits until it ends. */
const TURN_MS = 12;

/** Ends the task, so that the page can respond before the next turn. */
const turn = () => new Promise<void>((resume) => setTimeout(resume));

/** A value that is made from an object once, in many steps. */
export interface MadeInSteps<Of extends object, Made> {
  /** Runs the remaining steps immediately. */
  readonly of: (from: Of) => Made;
  /** Runs the steps in turns, between which the page can respond, until the value is made or no longer wanted. */
  readonly ahead: (from: Of, signal?: AbortSignal) => Promise<void>;
}

interface Making<Made> {
  readonly steps: Generator<undefined, Made>;
  done?: { readonly made: Made };
}

/** @param steps makes the value, with a `yield` wherever it may pause. */
export function madeInSteps<Of extends object, Made>(
  steps: (from: Of) => Generator<undefined, Made>,
): MadeInSteps<Of, Made> {
  const known = new WeakMap<Of, Making<Made>>();
  const makingOf = (from: Of): Making<Made> => {
    const making = known.get(from) ?? { steps: steps(from) };
    known.set(from, making);
    return making;
  };
  /** If a step fails, the next use starts over. It then fails again instead of returning nothing. */
  const step = (from: Of, making: Making<Made>): void => {
    try {
      const next = making.steps.next();
      if (next.done === true) making.done = { made: next.value };
    } catch (error) {
      known.delete(from);
      throw error;
    }
  };
  return {
    of: (from) => {
      const making = makingOf(from);
      while (making.done === undefined) step(from, making);
      return making.done.made;
    },
    ahead: async (from, signal) => {
      const making = makingOf(from);
      // The calling task may just have loaded the code, so the work waits for the next task.
      await turn();
      while (making.done === undefined && signal?.aborted !== true) {
        const end = performance.now() + TURN_MS;
        while (making.done === undefined && performance.now() < end) step(from, making);
        await turn();
      }
    },
  };
}
