/** How long one turn of the work ahead may take, in ms. A key that comes meanwhile waits for its end. */
const TURN_MS = 12;

/** Ends the task, so that the page answers before the next turn. */
const turn = () => new Promise<void>((resume) => setTimeout(resume));

/** What is made from an object once, in many steps. */
export interface MadeInSteps<Of extends object, Made> {
  /** Does the steps that are left, at once. */
  readonly of: (from: Of) => Made;
  /** Does the steps in turns, between which the page answers, until it is made or not wanted any more. */
  readonly ahead: (from: Of, signal?: AbortSignal) => Promise<void>;
}

interface Making<Made> {
  readonly steps: Generator<undefined, Made>;
  done?: { readonly made: Made };
}

/** @param steps the making, with a `yield` wherever it may pause. */
export function madeInSteps<Of extends object, Made>(
  steps: (from: Of) => Generator<undefined, Made>,
): MadeInSteps<Of, Made> {
  const known = new WeakMap<Of, Making<Made>>();
  const makingOf = (from: Of): Making<Made> => {
    const making = known.get(from) ?? { steps: steps(from) };
    known.set(from, making);
    return making;
  };
  /** After a step that failed the next use begins anew, and fails again instead of having nothing. */
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
      // The task that asks may have loaded the code for it.
      await turn();
      while (making.done === undefined && signal?.aborted !== true) {
        const end = performance.now() + TURN_MS;
        while (making.done === undefined && performance.now() < end) step(from, making);
        await turn();
      }
    },
  };
}
