/** Sequential; the first error is thrown after all barns were tried. */
export async function eachBarn(farmIds: readonly string[], work: (farmId: string) => Promise<void>) {
  const errors: unknown[] = [];
  for (const farmId of farmIds) await work(farmId).catch((error: unknown) => errors.push(error));
  if (errors.length) throw errors[0];
}
