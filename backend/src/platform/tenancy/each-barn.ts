/** Barns, or things of one barn, one after another; the first error is thrown after all were tried. */
export async function eachBarn<One>(all: readonly One[], work: (one: One) => Promise<void>) {
  const errors: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => errors.push(error));
  if (errors.length) throw errors[0];
}
