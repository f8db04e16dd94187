/** Rows per transaction: nobody waits for long. */
export const SLICE = 1000;

/** Each slice in its own transaction, until one comes back short. Returns the row count. */
export async function deleteInSlices(deleteSlice: (limit: number) => Promise<number>) {
  for (let total = 0; ;) {
    const count = await deleteSlice(SLICE);
    total += count;
    if (count < SLICE) return total;
  }
}
