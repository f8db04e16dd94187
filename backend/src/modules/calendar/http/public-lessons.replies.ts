import { ApiProperty } from '@nestjs/swagger';
import { PublicBarnQuery } from '../../../platform/auth/public-barn.js';
import { Count, DateOnly, Flag, Id, Text, TimeOfDay } from '../../../platform/http/fields.js';

export class PublicLessonsQuery extends PublicBarnQuery {
  @DateOnly() dbday: string;
  @Count({ optional: true, min: 1, max: 7, description: 'How many days from `dbday` on; one unless told' })
  days?: number;
}

export class PublicLessonReply {
  @Id() id: string;
  @Text() title: string;
  @DateOnly() scheduled_date: string;
  @TimeOfDay() scheduled_starttime: string;
  @TimeOfDay() scheduled_endtime: string;
  @Text({ nullable: true }) instructor_name: string | null;
  @Text({ nullable: true }) location_name: string | null;
  @Text({ nullable: true }) color_code: string | null;
  @Count() max_enrollment: number;
  @Count({ description: 'Places taken' }) cnt: number;
  @Count({ description: 'Places that are free and held for nobody' }) available: number;
  @Flag() lesson_is_cancelled: number;
  @Flag({ description: 'Has a free place that is held for nobody, and booking has not closed' }) has_spots: number;
  @Flag({ description: 'Has none, and a family can wait for one' }) can_wait: number;
  @Text({ description: 'Always empty: riders are not named to strangers' }) studentString: string;
  @Text({ description: 'Always empty' }) horseString: string;
}
export class PublicLessonsReply {
  @ApiProperty({ type: PublicLessonReply, isArray: true }) lessons: PublicLessonReply[];
}
