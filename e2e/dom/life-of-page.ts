/**
 * Everything that a page requests from its browser ends with the page: pending responses never arrive, and it no longer
 * holds a lock.
 */
export function newLifeOfPage() {
  const gone = Promise.withResolvers<void>();
  let isOver = false;
  const never = () => new Promise<never>(() => undefined);
  /** The same work, except that a closed page never receives the result. */
  const whileHere =
    <Asked extends readonly unknown[], Answer>(work: (...asked: Asked) => Promise<Answer>) =>
    (...asked: Asked): Promise<Answer> =>
      work(...asked).then(
        (answer) => (isOver ? never() : answer),
        (error: unknown) => (isOver ? never() : Promise.reject(error)),
      );
  return {
    whileHere,
    /** @param browser groups the locks of one browser */
    locksIn: (browser: string) => ({
      request: whileHere(async (name: string, ...rest: unknown[]): Promise<unknown> => {
        const work = rest.pop() as (lock: Lock | null) => unknown; // a call passes it last
        const held = (lock: Lock | null) => (isOver ? undefined : Promise.race([work(lock), gone.promise]));
        return Reflect.apply(navigator.locks.request, navigator.locks, [`${browser} ${name}`, ...rest, held]);
      }),
    }),
    end: () => {
      isOver = true;
      gone.resolve();
    },
  };
}
