/** One barn after the other. One barn's trouble is that barn's alone: the others are worked first, then the first error is thrown. */
export async function eachBarn(farmIds: readonly string[], work: (farmId: string) => Promise<void>) {
  const errors: unknown[] = [];
  for (const farmId of farmIds) await work(farmId).catch((error: unknown) => errors.push(error));
  if (errors.length) throw errors[0];
}
