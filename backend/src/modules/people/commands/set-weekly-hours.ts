import { isDeepStrictEqual } from 'node:util';
import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { checkWeeklyHours, type WeeklySpan } from '../domain/weekly-hours.js';
import { knownHours } from '../facts/known-hours.js';
import type { WeeklyHoursSet } from '../staff-hours-events.js';
import { StaffHours } from '../tables/staff-hours.entity.js';

interface Said {
  instructorId: string;
  hours: readonly WeeklySpan[];
}

/** When somebody of the staff usually works, in place of what was said before; no event for the same again. Answers with them in order. */
export class SetWeeklyHours extends barnCommand<Said, WeeklySpan[]>('people.SetWeeklyHours') {}

@CommandHandler(SetWeeklyHours)
export class SetWeeklyHoursHandler extends BarnCommandHandler<SetWeeklyHours> {
  async handle(barn: BarnTransaction, { instructorId, hours }: Said) {
    const wanted = checkWeeklyHours(hours);
    const { personId, hours: known } = await knownHours(barn, instructorId);
    if (isDeepStrictEqual(wanted, known)) return wanted;
    const { farmId } = barn;
    const rows = barn.repository(StaffHours);
    await rows.delete({ farmId, instructorId });
    await rows.insert(
      wanted.map(({ weekday, from, until }) => ({ farmId, instructorId, weekday, startTime: from, endTime: until })),
    );
    const data = { instructorId, personId };
    barn.record(`person-${personId}`, { type: 'people.WeeklyHoursSet', data } satisfies WeeklyHoursSet);
    return wanted;
  }
}
