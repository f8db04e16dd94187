import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { BookDates } from '../../enrollment/contracts.js';
import { ListSeriesDates } from '../queries/series-dates.js';
import { BookDatesInput, SeriesDatesQuery } from './series-booking.inputs.js';
import { DatesBookedReply, SeriesDatesReply } from './series-booking.replies.js';

/** A family books several dates of a lesson that recurs in one go. */
@ApiTags('lesson people')
@Controller('lesson_people')
export class SeriesBookingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The lesson's later dates: which can be booked, why others cannot, and what the wanted ones use. */
  @Get('seriesDates')
  @Allow({ stu: 'riders' })
  @ApiOkResponse({ type: SeriesDatesReply })
  dates(
    @FromCaller() caller: Caller,
    @Query() { lesson_date_time_id: lessonId, student_id: studentId, chosen }: SeriesDatesQuery,
  ): Promise<SeriesDatesReply> {
    return this.queries.execute(new ListSeriesDates(caller, { lessonId, studentId, chosen }));
  }

  /** All of them or none; what is in the way is said with its day. */
  @Post('bookDates')
  @HttpCode(200)
  @Allow({ stu: 'riders' })
  @ApiOkResponse({ type: DatesBookedReply })
  async book(
    @FromCaller() caller: Caller,
    @Body() { student_id: studentId, lesson_date_time_ids: lessonIds }: BookDatesInput,
  ): Promise<DatesBookedReply> {
    return { lessonPersonIds: await this.commands.execute(new BookDates(caller, { studentId, lessonIds })) };
  }
}
