import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { plusDays } from '../../scheduling/contracts.js';
import { workloadIcons } from '../domain/workload-icons.js';
import { MeasureWorkload } from '../queries/workload-graphic.js';
import { parseDay } from '../../calendar/contracts.js';
import { WorkloadGraphicQuery, WorkloadGraphicReply } from './workload-graphic.replies.js';

const dayIn = (filter: Record<string, unknown> | undefined, name: 'date1' | 'date2') => {
  const value = filter?.[name];
  return typeof value === 'string' && value ? parseDay(`filter.${name}`, value) : undefined;
};

function daysOf(from: string, to: string): string[] {
  const days = [from];
  for (let day = plusDays(from, 1); day <= to; day = plusDays(day, 1)) days.push(day);
  return days;
}

@ApiTags('reports')
@Controller('reports')
export class WorkloadGraphicController {
  constructor(private readonly queries: QueryBus) {}

  @Get('workloadgraphic')
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_GENERAL_REPORTS' })
  @ApiOkResponse({ type: WorkloadGraphicReply })
  async workload(
    @FromCaller() caller: Caller,
    @Query() { filter, date1, date2, horse: horseId, word = 'graphic' }: WorkloadGraphicQuery,
  ): Promise<WorkloadGraphicReply> {
    const asked = { from: date1 ?? dayIn(filter, 'date1'), to: date2 ?? dayIn(filter, 'date2'), horseId };
    const { range, horses } = await this.queries.execute(new MeasureWorkload(caller, asked));
    const dateheaders = daysOf(range.from, range.to);
    const cell = (date: string, lessons: number) => ({ date, lessons, ...workloadIcons(lessons) });
    return {
      a: horses.map(({ days, ...horse }) => ({
        ...horse,
        total: Object.values(days).reduce((sum, lessons) => sum + lessons, 0),
        days: dateheaders.map((date) => cell(date, days[date] ?? 0)),
      })),
      graphicword: word,
      dateheaders,
    };
  }
}
