import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Text, TimeOfDay } from '../../../platform/http/fields.js';

export class HorseWorkloadQuery {
  @Id() horse_id: string;
}
export class HorseLessonsQuery extends HorseWorkloadQuery {
  @Count({ optional: true, min: 1, max: 500 }) limit?: number;
  @Count({ optional: true }) offset?: number;
}

export class HorseLessonReply {
  @Id() id: string;
  @Id() lesson_date_time_id: string;
  @Text() name: string;
  @DateOnly() scheduled_date: string;
  @TimeOfDay() scheduled_starttime: string;
  @DateOnly() scheduled_end_date: string;
  @TimeOfDay() scheduled_endtime: string;
  @Flag() is_allday: number;
  @Flag() lesson_is_cancelled: number;
  @Text({ description: 'Who rides the horse in it' }) riders: string;
  @Text({ nullable: true }) instructor_name: string | null;
  @Text({ nullable: true }) location_name: string | null;
}
export class HorseLessonsReply {
  @ApiProperty({ type: HorseLessonReply, isArray: true }) data: HorseLessonReply[];
  @Count({ description: 'Of all pages' }) size: number;
}

export class HorseWorkReply {
  @Count() lessons: number;
  @Count() minutes: number;
}
export class HorseWeekReply extends HorseWorkReply {
  @DateOnly({ description: 'First day of the week, as the barn begins its weeks' }) week_start: string;
  @Flag() is_current: number;
}
export class HorseWorkloadReply {
  @ApiProperty({ type: HorseWorkReply }) today: HorseWorkReply;
  @ApiProperty({ type: HorseWeekReply, isArray: true }) weeks: HorseWeekReply[];
}
