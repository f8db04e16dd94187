import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { accountOf, settingsOfWaivers } from '../facts/account-of.js';
import type { WaiverRowReply } from '../http/waivers.replies.js';
import { waiverRows } from './waiver-rows.js';

interface Whose {
  personId: string;
}

/** Whose waivers they are: the account of a person. */
export class FindWaiverAccount extends barnQuery<Whose, string>('waivers.FindAccount') {}

@QueryHandler(FindWaiverAccount)
export class FindWaiverAccountHandler extends BarnQueryHandler<FindWaiverAccount> {
  async answer(sql: Sql, { personId }: Whose, asker: Asker) {
    await settingsOfWaivers(sql);
    return accountOf(sql, personId, asker);
  }
}

/** What an account has signed, newest first. */
export class ListAccountWaivers extends barnQuery<Whose, WaiverRowReply[]>('waivers.ListOfAccount') {}

@QueryHandler(ListAccountWaivers)
export class ListAccountWaiversHandler extends BarnQueryHandler<ListAccountWaivers> {
  async answer(sql: Sql, { personId }: Whose, asker: Asker & { now: Date }) {
    const { timeZone } = await settingsOfWaivers(sql);
    const accountId = await accountOf(sql, personId, asker);
    return waiverRows(sql, { ...asker, timeZone }, sql`w.person_id = ${accountId}`);
  }
}

interface OfTemplate {
  templateId: string;
  personId?: string;
}

/** Who has signed a template: everybody of the barn, or one account. */
export class ListTemplateWaivers extends barnQuery<OfTemplate, WaiverRowReply[]>('waivers.ListOfTemplate') {}

@QueryHandler(ListTemplateWaivers)
export class ListTemplateWaiversHandler extends BarnQueryHandler<ListTemplateWaivers> {
  async answer(sql: Sql, { templateId, personId }: OfTemplate, asker: Asker & { now: Date }) {
    const { timeZone } = await settingsOfWaivers(sql);
    const accountId = personId ? await accountOf(sql, personId, asker) : null;
    const chosen = sql`w.template_id = ${templateId} and (${accountId}::uuid is null or w.person_id = ${accountId}::uuid)`;
    return waiverRows(sql, { ...asker, timeZone }, chosen);
  }
}
