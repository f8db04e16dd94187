import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { PackageOptionReply, ProductReply, ShopReply } from '../http/products.replies.js';
import { accountOfCaller, hasBought } from './has-bought.js';
import { productRows } from './product-rows.js';

interface ProductFilter {
  /** Undefined, here and in `online`, means both. */
  active?: boolean;
  online?: boolean;
}

const boughtBefore = (sql: Sql, asker: Asker) => hasBought(sql, asker.farmId, accountOfCaller(sql, asker));

/** Families see what they can buy online, staff everything on sale. R170 */
const offered = (sql: Sql, asker: Asker) =>
  asker.actor.userType === 'STU'
    ? sql`purchase_online = 1 and is_active = 1 and (new_customers_only = 0 or not ${boughtBefore(sql, asker)})`
    : sql`true`;
/** How a barn keeps its books is not for families. */
const shownTo =
  ({ actor }: Asker) =>
  (found: ProductReply): ProductReply =>
    actor.userType === 'STU' ? Object.assign({}, found, { account_code: null }) : found;
const flag = (wanted: boolean | undefined) => (wanted === undefined ? null : Number(wanted));

export async function products(sql: Sql, asker: Asker, { active, online }: ProductFilter): Promise<ProductReply[]> {
  const rows = await sql<ProductReply[]>`
    select * from (${productRows(sql)}) products
    where ${offered(sql, asker)} and is_active = coalesce(${flag(active)}::int, is_active)
      and purchase_online = coalesce(${flag(online)}::int, purchase_online)
    order by lower(product_name), id`;
  return rows.map(shownTo(asker));
}

export async function product(sql: Sql, asker: Asker, productId: string): Promise<ProductReply> {
  const [found] = await sql<
    ProductReply[]
  >`select * from (${productRows(sql)}) products where id = ${productId} and ${offered(sql, asker)}`;
  if (!found) throw notFound('The package');
  return shownTo(asker)(found);
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
  async answer(sql: Sql, { sectionId }: { sectionId: string }, asker: Asker) {
    const [found] = await sql<{ product: ProductReply | null }[]>`
      select to_jsonb(sold) as product from section s
        left join (select * from (${productRows(sql)}) products where ${offered(sql, asker)}) sold on sold.id = s.product_id
      where s.section_id = ${sectionId}`;
    if (!found) throw notFound('The section', 'section_id');
    return found.product && shownTo(asker)(found.product);
  }
}

/** How many a family does not see, because it has bought before. */
async function leftOut(sql: Sql, asker: Asker): Promise<number> {
  if (asker.actor.userType !== 'STU') return 0;
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from product
    where farm_id = ${asker.farmId} and is_active and purchase_online and system_use is null and new_customers_only
      and ${boughtBefore(sql, asker)}`;
  return row?.count ?? 0;
}

export class ListProducts extends barnQuery<ProductFilter, ShopReply>('billing.ListProducts') {}

@QueryHandler(ListProducts)
export class ListProductsHandler extends BarnQueryHandler<ListProducts> {
  async answer(sql: Sql, filter: ProductFilter, asker: Asker) {
    const [listed, left_out] = await Promise.all([products(sql, asker, filter), leftOut(sql, asker)]);
    return { products: listed, left_out };
  }
}

export class GetProduct extends barnQuery<{ productId: string }, ProductReply>('billing.GetProduct') {}

@QueryHandler(GetProduct)
export class GetProductHandler extends BarnQueryHandler<GetProduct> {
  answer = (sql: Sql, { productId }: { productId: string }, asker: Asker) => product(sql, asker, productId);
}
