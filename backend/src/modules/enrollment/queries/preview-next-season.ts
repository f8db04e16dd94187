import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { familiesOf } from '../domain/decide-season.js';
import type { SeasonPlan } from '../domain/season-plan.js';
import { seasonFacts } from '../facts/season-facts.js';

export interface SeasonPreview {
  dates: string[];
  left_out: { date: string; name: string }[];
  start_time: string;
  end_time: string;
  /** Null without a limit. */
  max_enrollment: number | null;
  riders: { student_id: string; name: string; because: string | null }[];
  places: number;
  warnings: string[];
  mails: number;
}

/** What a next season comes to, by the facts and the decision that begin it. */
export class PreviewNextSeason extends barnQuery<SeasonPlan, SeasonPreview>('enrollment.PreviewNextSeason') {}

@QueryHandler(PreviewNextSeason)
export class PreviewNextSeasonHandler extends BarnQueryHandler<PreviewNextSeason> {
  async answer(sql: Sql, plan: SeasonPlan, asker: Asker & { now: Date }): Promise<SeasonPreview> {
    const settings = await loadBarnSettings(sql);
    const { days, leftOut, former, maxEnrollment, riders, warnings } = await seasonFacts(
      { sql, settings, ...asker },
      plan,
    );
    return {
      dates: [...days],
      left_out: [...leftOut],
      start_time: former.startTime,
      end_time: former.endTime,
      max_enrollment: maxEnrollment,
      riders: riders.map(({ studentId: student_id, name, because }) => ({ student_id, name, because })),
      places: riders.filter(({ because }) => because === null).length,
      warnings: warnings.map(({ message }) => message),
      mails: familiesOf(riders).length,
    };
  }
}
