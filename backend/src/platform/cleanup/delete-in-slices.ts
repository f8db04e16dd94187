/** Rows per transaction, so that others are not blocked for long. */
export const SLICE = 1000;

/** One transaction per slice; returns the number of rows. */
export async function deleteInSlices(deleteSlice: (limit: number) => Promise<number>) {
  for (let total = 0; ;) {
    const count = await deleteSlice(SLICE);
    total += count;
    if (count < SLICE) return total;
  }
}
