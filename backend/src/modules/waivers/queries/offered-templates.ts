import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { accountOf, settingsOfWaivers } from '../facts/account-of.js';

interface Whose {
  /** For whom it is signed; a family signs for itself. */
  personId?: string;
}
interface Offered {
  accountId: string | null;
  templates: { template_id: string; title: string; is_public: number; is_own: number }[];
}

/** The barn's active templates, and the account that would sign them. */
export class ListOfferedTemplates extends barnQuery<Whose, Offered>('waivers.ListOfferedTemplates') {}

@QueryHandler(ListOfferedTemplates)
export class ListOfferedTemplatesHandler extends BarnQueryHandler<ListOfferedTemplates> {
  async answer(sql: Sql, { personId }: Whose, asker: Asker) {
    const { farmId, actor } = asker;
    const signer = actor.userType === 'STU' ? actor.personId : personId;
    await settingsOfWaivers(sql);
    const [accountId, templates] = await Promise.all([
      signer ? accountOf(sql, signer, asker) : null,
      sql<Offered['templates']>`
        select template_id, title, is_public::int as is_public, is_own::int as is_own from waiver_template
        where farm_id = ${farmId} and is_active order by lower(title), template_id`,
    ]);
    return { accountId, templates: [...templates] };
  }
}
