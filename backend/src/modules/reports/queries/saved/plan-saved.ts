import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../../platform/database/connect.js';
import { today } from '../../../../platform/mail/barn-dates.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../../platform/messages/barn-query.js';
import { enabled } from '../../../../platform/tenancy/barn-settings.js';
import { latestMorning, nextDay, type Schedule } from '../../domain/saved/schedule.js';
import { daysOfSpan, SPANS, type Days, type Span } from '../../domain/saved/spans.js';
import { barnOf } from './saved-reports.js';

interface Plan {
  /** Null if it is not mailed. */
  readonly nextOn: string | null;
  /** Seen from today, and from the day on which it goes out next. */
  readonly spans: readonly { readonly span: Span; readonly today: Days; readonly next: Days | null }[];
}

/** What saving a report with this plan comes to. */
export class PlanSavedReport extends barnQuery<Schedule, Plan>('reports.PlanSavedReport') {}

@QueryHandler(PlanSavedReport)
export class PlanSavedReportHandler extends BarnQueryHandler<PlanSavedReport> {
  async answer(sql: Sql, schedule: Schedule, { farmId, now }: Asker & { now: Date }) {
    const [barn] = await barnOf(sql, farmId);
    const mondayFirst = enabled(barn, 'monday_start');
    const day = today(now, barn.timeZone);
    const nextOn = nextDay(schedule, latestMorning(now, barn.timeZone)) ?? null;
    const spans = SPANS.map((span) => ({
      span,
      today: daysOfSpan(span, day, mondayFirst),
      next: nextOn === null ? null : daysOfSpan(span, nextOn, mondayFirst),
    }));
    return { nextOn, spans };
  }
}
