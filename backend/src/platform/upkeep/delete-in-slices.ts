/** Rows of one transaction: few enough that nobody waits for them. */
export const SLICE = 1000;

/** Deletes slice by slice, each in a transaction of its own, until one comes back short. Returns how many rows went. */
export async function deleteInSlices(deleteSlice: (limit: number) => Promise<number>) {
  for (let total = 0; ;) {
    const count = await deleteSlice(SLICE);
    total += count;
    if (count < SLICE) return total;
  }
}
