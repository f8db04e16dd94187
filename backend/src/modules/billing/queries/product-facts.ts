import { IsNull, Not } from 'typeorm';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { calendarOf } from '../../setup/contracts.js';
import type { ProductForSale } from '../domain/product.js';
import { ProductProgram } from '../tables/product-program.entity.js';
import { Product } from '../tables/product.entity.js';

/** Undefined for the system's products, which nobody edits. */
export const ownProduct = (barn: BarnTransaction, productId: string) =>
  barn.repository(Product).findOneBy({ farmId: barn.farmId, productId, systemUse: IsNull() });

/** C12 */
export const systemProducts = (barn: BarnTransaction) =>
  barn.repository(Product).findBy({ farmId: barn.farmId, systemUse: Not(IsNull()) });

/** By id; one round trip. */
export async function productsForSale(
  barn: BarnTransaction,
  productIds: readonly string[],
): Promise<Map<string, ProductForSale>> {
  const wanted = { farmId: barn.farmId, productId: anyOf(productIds) };
  const [products, links, calendar] = await Promise.all([
    barn.repository(Product).findBy(wanted),
    barn.repository(ProductProgram).findBy(wanted),
    calendarOf(barn.sql, barn.farmId),
  ]);
  const programsOf = (productId: string) =>
    links.filter((link) => link.productId === productId).map(({ programId }) => programId);
  return new Map(
    products.map((product) => [
      product.productId,
      Object.assign(product, { programs: programsOf(product.productId), calendar }),
    ]),
  );
}
