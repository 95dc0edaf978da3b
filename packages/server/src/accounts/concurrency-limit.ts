/** Runs at most this many tasks at a time. The others wait in the order of their calls. */
export function createConcurrencyLimit(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resume) => waiting.push(resume));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot passes directly to the next in line without becoming free, so that a later call cannot take it.
      if (next) next();
      else free += 1;
    }
  };
}
