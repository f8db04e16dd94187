import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { PackageOptionReply, ProductReply } from '../http/products.replies.js';
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

/** Pick list: what is on sale. */
export async function productOptions(sql: Sql): Promise<PackageOptionReply[]> {
  return sql<PackageOptionReply[]>`
    select id, product_name as name, product_price, product_count
    from (${productRows(sql)}) products where is_active = 1 order by lower(product_name), id`;
}

export class ListProductOptions extends barnQuery<void, PackageOptionReply[]>('billing.ListProductOptions') {}

@QueryHandler(ListProductOptions)
export class ListProductOptionsHandler extends BarnQueryHandler<ListProductOptions> {
  answer = (sql: Sql) => productOptions(sql);
}

/** What a lesson of the section costs by itself; null where it has no package. R253 E09 */
export class GetSectionProduct extends barnQuery<{ sectionId: string }, ProductReply | null>(
  'billing.GetSectionProduct',
) {}

@QueryHandler(GetSectionProduct)
export class GetSectionProductHandler extends BarnQueryHandler<GetSectionProduct> {
  async answer(sql: Sql, { sectionId }: { sectionId: string }, { actor }: Asker) {
    const [found] = await sql<{ product: ProductReply | null }[]>`
      select to_jsonb(sold) as product from section s
        left join (select * from (${productRows(sql)}) products where ${offered(sql, actor)}) sold on sold.id = s.product_id
      where s.section_id = ${sectionId}`;
    if (!found) throw notFound('The section', 'section_id');
    return found.product;
  }
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
