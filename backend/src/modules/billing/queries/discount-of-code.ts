import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { UNKNOWN_CODE } from '../domain/discount-code.js';
import { discountOfCode } from '../facts/discounts.js';
import type { DiscountOfCodeReply } from '../http/discounts.replies.js';
import { shownAccount } from './shown-account.js';

interface Asked {
  code: string;
  personId: string;
}

/** What a code that somebody typed opens, if it is good for this account today. */
export class LookAtDiscountCode extends barnQuery<Asked, DiscountOfCodeReply>('billing.LookAtDiscountCode') {}

@QueryHandler(LookAtDiscountCode)
export class LookAtDiscountCodeHandler extends BarnQueryHandler<LookAtDiscountCode> {
  async answer(sql: Sql, { code, personId }: Asked, asker: Asker & { now: Date }) {
    const { farmId, now } = asker;
    const account = sql`(${shownAccount(sql, asker, personId)})`;
    const { good, refused = UNKNOWN_CODE } = await discountOfCode({ sql, farmId, now }, account, code);
    if (!good) throw invalid('code', refused);
    return { discount_id: good.discountId, title: good.title };
  }
}
