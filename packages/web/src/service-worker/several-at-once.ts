/**
 * A distant server takes half a second to respond, so two hundred files one after another would take minutes. A browser
 * opens six connections to a server, and the page may need one at the same time.
 */
const AT_ONCE = 4;

/** Does the work for every item, several items at a time. Fails as soon as one item fails. */
export async function severalAtOnce<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = [...items].reverse();
  const lane = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) {
      try {
        await work(item);
      } catch (error) {
        left.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
