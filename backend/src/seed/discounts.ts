import { discounts } from '../modules/setup/commands/setup-lists.js';
import type { Seeder } from './seeder.js';

/** Put away, so that prices of the demo are those of its list until somebody takes it out. */
export async function prepareDiscounts(seeder: Seeder) {
  const id = await seeder.run(discounts.Create, { title: 'Sibling discount', kind: 'sibling', percentOff: 0.1 });
  await seeder.run(discounts.SetActivation, { id, active: false });
}
