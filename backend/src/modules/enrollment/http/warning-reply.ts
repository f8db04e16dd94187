import { Id, Text } from '../../../platform/http/fields.js';
import type { Warning } from '../domain/warning.js';

/** Warnings never refuse; staff decide. F21 */
export class WarningReply {
  @Text({
    description:
      'rider_, horse_, instructor_ or location_double_booked, horse_shared, instructor_off, outside_hours, barn_closed, a limit of ' +
      'a horse, or what does not suit a rider',
  })
  code: string;
  @Text({ description: 'Who and when, in one sentence' }) message: string;
  @Id({ description: 'The lesson that is warned of' }) lesson_date_time_id: string;
  @Id({ description: 'The horse, instructor, location or student; of a closed day the lesson' }) about_id: string;
  @Text() about_name: string;
  @Id({ nullable: true, description: 'The other lesson, where the caller may see it' }) other_lesson_id: string | null;
}

export const toWarningReply = (warning: Warning): WarningReply => ({
  code: warning.code,
  message: warning.message,
  lesson_date_time_id: warning.lessonId,
  about_id: warning.aboutId,
  about_name: warning.aboutName,
  other_lesson_id: warning.elsewhereId,
});
