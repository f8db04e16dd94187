import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { toWarningReply } from '../../enrollment/contracts.js';
import { ListHorseChoices } from '../queries/horse-choices.js';
import { ReportHorseWeek } from '../queries/horse-week.js';
import { HorseChoicesQuery, HorseChoicesReply, HorsesOfWeekQuery, HorsesOfWeekReply } from './horse-week.replies.js';
import { parseDay } from './parse-times.js';
import { parsePlannedChange } from './parse-lessons.js';

const CHOOSERS = [
  'ASSIGN_HORSES',
  'STAFF_CAN_ADD_HORSES',
  'STAFF_CAN_ACCESS_WHITEBOARD',
  'STAFF_CAN_VIEW_CALENDAR',
  'STAFF_CAN_ACCESS_DAYSHEET',
];

@ApiTags('horses')
@Controller('horses')
export class HorseWeekController {
  constructor(private readonly queries: QueryBus) {}

  @Get('choices')
  @Allow({ adm: true, ins: CHOOSERS })
  @ApiOkResponse({ type: HorseChoicesReply })
  async choices(@FromCaller() caller: Caller, @Query() query: HorseChoicesQuery): Promise<HorseChoicesReply> {
    const choices = await this.queries.execute(
      new ListHorseChoices(caller, { ...parsePlannedChange(query), studentId: query.student_id }),
    );
    return {
      horses: choices.map(({ horseId, limits, isInLesson, isFavourite, isOwn, isPrivate, warnings, ...work }) => ({
        ...work,
        id: horseId,
        most_lessons_a_day: limits.mostLessonsADay,
        most_minutes_a_day: limits.mostMinutesADay,
        in_lesson: Number(isInLesson),
        is_favourite: Number(isFavourite),
        is_own: Number(isOwn),
        is_private: Number(isPrivate),
        warnings: warnings.map(toWarningReply),
      })),
    };
  }

  @Get('workOfWeek')
  @Allow({ adm: true, ins: ['STAFF_CAN_ACCESS_HORSE_LIST', 'STAFF_CAN_VIEW_GENERAL_REPORTS'] })
  @ApiOkResponse({ type: HorsesOfWeekReply })
  week(@FromCaller() caller: Caller, @Query() { date }: HorsesOfWeekQuery): Promise<HorsesOfWeekReply> {
    return this.queries.execute(new ReportHorseWeek(caller, { day: parseDay('date', date) }));
  }
}
