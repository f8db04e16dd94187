import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ListBirthdays } from '../queries/birthdays.js';
import { BirthdaysQuery, BirthdaysReply } from './birthdays.replies.js';
import { parseDay } from './parse-times.js';

@ApiTags('people')
@Controller('birthdays')
export class BirthdaysController {
  constructor(private readonly queries: QueryBus) {}

  /** Riders who have their birthday in a week, for those who read dates of birth. */
  @Get('week')
  @Allow({ adm: true, ins: 'VIEW_CLIENT_PROFILE' })
  @ApiOkResponse({ type: BirthdaysReply })
  week(@FromCaller() caller: Caller, @Query() { date }: BirthdaysQuery): Promise<BirthdaysReply> {
    return this.queries.execute(new ListBirthdays(caller, { day: parseDay('date', date) }));
  }
}
