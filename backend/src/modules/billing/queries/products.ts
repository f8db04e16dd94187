import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { ProductReply } from '../http/products.replies.js';
import { productRows } from './product-rows.js';

interface ProductFilter {
  /** Undefined, here and in `online`, means both. */
  active?: boolean;
  online?: boolean;
}

/** Families see what they can buy online, staff everything on sale. R170 */
const offered = (sql: Sql, actor: Actor) =>
  actor.userType === 'STU' ? sql`purchase_online = 1 and is_active = 1` : sql`true`;
const flag = (wanted: boolean | undefined) => (wanted === undefined ? null : Number(wanted));

export async function products(sql: Sql, actor: Actor, { active, online }: ProductFilter): Promise<ProductReply[]> {
  const rows = await sql<ProductReply[]>`
    select * from (${productRows(sql)}) products
    where ${offered(sql, actor)} and is_active = coalesce(${flag(active)}::int, is_active)
      and purchase_online = coalesce(${flag(online)}::int, purchase_online)
    order by lower(product_name), id`;
  return [...rows];
}

export async function product(sql: Sql, actor: Actor, productId: string): Promise<ProductReply> {
  const [found] = await sql<
    ProductReply[]
  >`select * from (${productRows(sql)}) products where id = ${productId} and ${offered(sql, actor)}`;
  if (!found) throw notFound('The package');
  return found;
}

export class ListProducts extends barnQuery<ProductFilter, ProductReply[]>('billing.ListProducts') {}

@QueryHandler(ListProducts)
export class ListProductsHandler extends BarnQueryHandler<ListProducts> {
  answer = (sql: Sql, filter: ProductFilter, { actor }: Asker) => products(sql, actor, filter);
}

export class GetProduct extends barnQuery<{ productId: string }, ProductReply>('billing.GetProduct') {}

@QueryHandler(GetProduct)
export class GetProductHandler extends BarnQueryHandler<GetProduct> {
  answer = (sql: Sql, { productId }: { productId: string }, { actor }: Asker) => product(sql, actor, productId);
}
