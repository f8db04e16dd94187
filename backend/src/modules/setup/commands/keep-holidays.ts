import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { Closure } from '../domain/closures.js';
import { closuresIn } from '../queries/closures.js';
import { closedDays } from './setup-lists.js';

/**
 * Closed days of a calendar, each an entry of the list; what the barn has under the same name on the same day is kept once. Answers with
 * the new ones' ids.
 */
export class KeepHolidays extends barnCommand<readonly Closure[], string[]>('setup.KeepHolidays') {}

@CommandHandler(KeepHolidays)
export class KeepHolidaysHandler extends BarnCommandHandler<KeepHolidays> {
  async handle(barn: BarnTransaction, holidays: readonly Closure[]) {
    const days = holidays.map(({ firstDay }) => firstDay).toSorted();
    const [from, to] = [days[0], days.at(-1)];
    if (!from || !to) return [];
    const known = await closuresIn(barn.sql, barn.farmId, { from, to });
    const isNew = ({ name, firstDay }: Closure) => !known.some((k) => k.name === name && k.firstDay === firstDay);
    const ids: string[] = [];
    for (const { name, firstDay, lastDay } of holidays.filter(isNew))
      ids.push(
        await barn.execute(closedDays.Create, {
          closedDayName: name,
          firstDay,
          lastDay: lastDay === firstDay ? null : lastDay,
        }),
      );
    return ids;
  }
}
