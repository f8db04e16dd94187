import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { toAmount } from '../domain/money.js';
import { differenceOf, expectedCash, usuallyLeft, type Count } from '../domain/till.js';
import type { CountReply } from '../http/till.replies.js';
import { takingsOf } from './takings-of-days.js';

/** What a count would come to, by what the day has come to by now; nothing is kept. */
export class PreviewTill extends barnQuery<Count, CountReply>('billing.PreviewTill') {}

@QueryHandler(PreviewTill)
export class PreviewTillHandler extends BarnQueryHandler<PreviewTill> {
  async answer(sql: Sql, { day, openingMinor, countedMinor, leftMinor }: Count, { farmId }: Asker) {
    const takings = await takingsOf(sql, farmId, day);
    const left = leftMinor ?? usuallyLeft(openingMinor, countedMinor);
    return {
      opening: toAmount(openingMinor),
      expected: toAmount(expectedCash({ openingMinor, takings })),
      counted: toAmount(countedMinor),
      difference: toAmount(differenceOf({ openingMinor, countedMinor, takings })),
      left: toAmount(left),
      taken_out: toAmount(countedMinor - left),
    };
  }
}
