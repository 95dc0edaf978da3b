/**
 * A far server takes half a second to answer, so that two hundred files one after the other would take minutes. A browser
 * has six connections to a server, and the page may need one meanwhile.
 */
const AT_ONCE = 4;

/** Does the work for every item, for several of them at once. It fails as soon as one fails. */
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
