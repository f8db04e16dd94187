import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler } from '../../../platform/messages/barn-query.js';
import type { ProductProgramReply } from '../http/product-programs.replies.js';

interface WantedLinks {
  /** All packages when it is left out. */
  productId?: string;
  /** Of the program; undefined means both. */
  active?: boolean;
}

const linkRows = (sql: Sql) => sql`
  select x.link_id as id, x.product_id, x.program_id, g.program_name as name, g.is_active::int as is_active
  from product_program x join program g using (farm_id, program_id)`;

/** Of a link that is there. */
export async function productProgram(sql: Sql, linkId: string): Promise<ProductProgramReply> {
  const [link] = await sql<[ProductProgramReply]>`select * from (${linkRows(sql)}) links where id = ${linkId}`;
  return link;
}

/** Which programs packages pay for, by the programs' names. R169 */
export class ListProductPrograms extends barnQuery<WantedLinks, ProductProgramReply[]>('billing.ListProductPrograms') {}

@QueryHandler(ListProductPrograms)
export class ListProductProgramsHandler extends BarnQueryHandler<ListProductPrograms> {
  async answer(sql: Sql, { productId, active }: WantedLinks) {
    const [links, known] = await Promise.all([
      sql<ProductProgramReply[]>`
        select * from (${linkRows(sql)}) links
        where product_id = coalesce(${productId ?? null}::uuid, product_id)
          and is_active = coalesce(${active === undefined ? null : Number(active)}::int, is_active)
        order by lower(name), id`,
      productId ? sql`select from product where product_id = ${productId} and system_use is null` : [{}],
    ]);
    if (known.length === 0) throw notFound('The package', 'product_id');
    return links;
  }
}
