/** What a page asks of its browser ends with the page: nothing it waited for comes, and it holds no lock any more. */
export function newLifeOfPage() {
  const gone = Promise.withResolvers<void>();
  let isOver = false;
  const never = () => new Promise<never>(() => undefined);
  /** The same work, whose answer a page that has gone never gets. */
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
        const work = rest.pop() as (lock: Lock | null) => unknown; // a call has it last
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
