import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { FarmEditorReply, FarmOptionReply } from '../http/super.replies.js';
import { farmDefaults } from './farm-defaults.js';
import { products, sections } from '../lookups.js';

type Editor = Omit<FarmEditorReply, 'options_plan'>;

/** Everything about one barn that the super user sets; nothing about its people. F16 R241 */
export class ReadFarmEditor extends barnQuery<object, Editor>('farms.ReadFarmEditor') {}

@QueryHandler(ReadFarmEditor)
export class ReadFarmEditorHandler extends BarnQueryHandler<ReadFarmEditor> {
  async answer(sql: Sql, _: object, { actor, farmId }: Asker) {
    const [options_product, options_section, settings] = await Promise.all([
      sql<FarmOptionReply[]>`
        select product_id as id, product_name as name, product_name as label from ${products(sql)} p
        where farm_id = ${farmId} and is_active order by lower(product_name)`,
      sql<FarmOptionReply[]>`
        select section_id as id, section_name as name, section_name as label from ${sections(sql)} s
        where farm_id = ${farmId} and is_active order by lower(section_name)`,
      farmDefaults(sql, actor),
    ]);
    return { options_product, options_section, farmDefaults: settings };
  }
}
