import { ApiProperty, PickType } from '@nestjs/swagger';
import { Count, Text } from '../../../platform/http/fields.js';
import { LessonReply } from './lessons.replies.js';

const NULLABLE = { nullable: true } as const;

export class StaffLessonReply extends PickType(LessonReply, [
  'id',
  'lesson_date_time_id',
  'name',
  'scheduled_date',
  'scheduled_starttime',
  'scheduled_end_date',
  'scheduled_endtime',
  'starts_at',
  'ends_at',
  'is_allday',
  'lesson_is_cancelled',
  'section_name',
  'location_name',
  'cnt',
  'max_enrollment',
]) {
  @Text({ ...NULLABLE, description: 'What is done in it by somebody who does not teach it' }) task_name: string | null;
}

export class StaffScheduleReply {
  @ApiProperty({ type: StaffLessonReply, isArray: true }) schedule: StaffLessonReply[];
  @Count({ description: 'Of all pages' }) size: number;
  @Count({ description: 'Not cancelled, from the first day of the barn’s week to its last' }) lessons_this_week: number;
  @ApiProperty({ type: StaffLessonReply, nullable: true, description: 'Under way, or the first to come' })
  next_lesson: StaffLessonReply | null;
}

export class StaffHistoryReply {
  @ApiProperty({ type: StaffLessonReply, isArray: true }) history: StaffLessonReply[];
  @Count({ description: 'Of all pages' }) size: number;
}
