/** `lanes` at once: one waits for the database while another computes. */
export async function forEachConcurrently<Item>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
) {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
