import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { ProductReply } from '../http/products.replies.js';
import { productRows } from './product-rows.js';

/** A family sees what it can buy online; staff see everything the barn sells. R170 */
const offered = (sql: Sql, actor: Actor) =>
  actor.userType === 'STU' ? sql`purchase_online = 1 and is_active = 1` : sql`true`;

/** Products by name; undefined asks for either. */
export const products = async (
  sql: Sql,
  actor: Actor,
  { active, online }: { active?: boolean; online?: boolean },
): Promise<ProductReply[]> => [
  ...(await sql<ProductReply[]>`
    select * from (${productRows(sql)}) products
    where ${offered(sql, actor)} and is_active = coalesce(${active === undefined ? null : Number(active)}::int, is_active)
      and purchase_online = coalesce(${online === undefined ? null : Number(online)}::int, purchase_online)
    order by lower(product_name), id`),
];

export async function product(sql: Sql, actor: Actor, productId: string): Promise<ProductReply> {
  const [found] = await sql<
    ProductReply[]
  >`select * from (${productRows(sql)}) products where id = ${productId} and ${offered(sql, actor)}`;
  if (!found) throw notFound('The package');
  return found;
}
