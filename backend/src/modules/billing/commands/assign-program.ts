import { command } from '../../../platform/event-store/command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { ProductChanged } from '../events.js';

export interface AssignProgram {
  productId: string;
  programId: string;
  /** False takes the program off the product. */
  assigned: boolean;
}

/** Says whose lessons a product pays for. Without any program it pays for all; lessons already covered stay covered. R169 C02 */
export const assignProgram = command(
  'billing.AssignProgram',
  async (barn, { productId, programId, assigned }: AssignProgram) => {
    const link = { farm_id: barn.farmId, product_id: productId, program_id: programId };
    const [known] = await barn.sql<{ product: boolean; program: boolean }[]>`
    select exists (select from product where farm_id = ${barn.farmId} and product_id = ${productId} and system_use is null) as product,
      exists (select from program where farm_id = ${barn.farmId} and program_id = ${programId}) as program`;
    if (!known?.product) throw notFound('The package');
    if (!known.program) throw notFound('The program');
    const changed = assigned
      ? await barn.sql`insert into product_program ${barn.sql(link)} on conflict do nothing returning 1`
      : await barn.sql`delete from product_program where farm_id = ${barn.farmId} and product_id = ${productId} and program_id = ${programId} returning 1`;
    if (changed.length)
      barn.record(`product-${productId}`, {
        type: 'billing.ProductChanged',
        data: { productId, change: 'edited', fields: ['programs'] },
      } satisfies ProductChanged);
  },
);
