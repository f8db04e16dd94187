import { ApiProperty } from '@nestjs/swagger';
import { CalendarDay, Count, DateOnly, Flag, Id, Text } from '../../../platform/http/fields.js';

export class TimeOffQuery {
  @Id() horse_id: string;
  @CalendarDay({ optional: true, description: 'The first day off; without, it has begun' })
  off_from?: string;
  @CalendarDay({ optional: true, description: 'The first day on which it works again; without, until further notice' })
  off_until?: string;
}

export class RiderOfHorseOffReply {
  @Id() lesson_person_id: string;
  @Id() student_id: string;
  @Text() name: string;
}

export class LessonOfHorseOffReply {
  @Id() id: string;
  @Text() name: string;
  @DateOnly() scheduled_date: string;
  @Text() scheduled_starttime: string;
  @Text() scheduled_endtime: string;
  @Flag() is_allday: number;
  @Text({ nullable: true }) instructor_name: string | null;
  @ApiProperty({
    type: RiderOfHorseOffReply,
    isArray: true,
    description: 'Who has the horse; nobody where it stands in the lesson by itself',
  })
  riders: RiderOfHorseOffReply[];
}

export class TimeOffPreviewReply {
  @ApiProperty({ type: LessonOfHorseOffReply, isArray: true, description: 'The soonest first, at most 150' })
  lessons: LessonOfHorseOffReply[];
  @Count({ description: 'All of them' }) size: number;
}
