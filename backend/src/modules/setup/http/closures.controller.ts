import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { KeepHolidays } from '../commands/keep-holidays.js';
import type { Closure } from '../domain/closures.js';
import { ListClosures } from '../queries/closures.js';
import { holidaysIn, ListCountries, ListHolidays } from '../queries/holidays.js';
import { DaysQuery, HolidaysQuery, KeepHolidaysInput } from './closed-days.inputs.js';
import { ClosuresReply, CountriesReply, HolidaysReply, KeptHolidaysReply } from './closed-days.replies.js';

const told = ({ name, firstDay: first_day, lastDay: last_day }: Closure) => ({ name, first_day, last_day });

@ApiTags('setup')
@Controller('closed_days')
export class ClosuresController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Everybody of the barn may know when it is closed. */
  @Get('between')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: ClosuresReply })
  async between(@FromCaller() caller: Caller, @Query() { from, to }: DaysQuery): Promise<ClosuresReply> {
    if (to < from) throw invalid('to', 'The last day cannot be before the first.');
    return { closures: (await this.queries.execute(new ListClosures(caller, { from, to }))).map(told) };
  }

  @Get('countries')
  @Allow({ adm: true })
  @ApiOkResponse({ type: CountriesReply })
  countries(@FromCaller() caller: Caller): Promise<CountriesReply> {
    return this.queries.execute(new ListCountries(caller, {}));
  }

  @Get('holidays')
  @Allow({ adm: true })
  @ApiOkResponse({ type: HolidaysReply })
  async holidays(@FromCaller() caller: Caller, @Query() asked: HolidaysQuery): Promise<HolidaysReply> {
    const holidays = await this.queries.execute(new ListHolidays(caller, asked));
    return { holidays: holidays.map((one) => ({ ...told(one), kind: one.kind, is_closed: Number(one.isClosed) })) };
  }

  /** Of the year's holidays those on which the barn is closed; twice is once. */
  @Post('keepHolidays')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: KeptHolidaysReply })
  async keep(@FromCaller() caller: Caller, @Body() { dates, ...asked }: KeepHolidaysInput): Promise<KeptHolidaysReply> {
    const holidays = await holidaysIn(asked);
    const chosen = holidays.filter(({ firstDay }) => dates.includes(firstDay));
    if (chosen.length < new Set(dates).size) throw invalid('dates', 'One of these days is not among the holidays.');
    return { added: (await this.commands.execute(new KeepHolidays(caller, chosen))).length };
  }
}
