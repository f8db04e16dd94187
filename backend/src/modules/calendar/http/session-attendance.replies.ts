import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, OneOf, Text, TimeOfDay } from '../../../platform/http/fields.js';
import { RegistrationReply } from './registration.replies.js';
import { SessionQuery } from './session-sheets.replies.js';

export class SessionAttendanceQuery extends SessionQuery {
  @Count({ optional: true, min: 1, max: 10_000, description: 'Of its lessons; without it the page with the next one' })
  page?: number;
}

class AttendanceSums {
  @Count() present: number;
  @Count({ description: 'No show, or cancelled late' }) absent: number;
  @Count({ description: 'By the family or the barn' }) cancelled: number;
  @Count({ description: 'The lesson has begun, and nobody has marked the place' }) unmarked: number;
}

export class AttendanceLessonReply extends AttendanceSums {
  @Id() id: string;
  @DateOnly() scheduled_date: string;
  @TimeOfDay() scheduled_starttime: string;
  @Flag() is_cancelled: number;
}

export class AttendancePlaceReply {
  @OneOf(['present', 'absent', 'cancelled', 'unmarked', 'to_come', 'none'], { description: 'none: not in that lesson' })
  mark: string;
  @Text({ nullable: true, description: 'How: Cancelled with makeup; null where the rider is not in the lesson' })
  status_name: string | null;
}

export class AttendanceRiderReply extends AttendanceSums {
  @Id() student_id: string;
  @Id() person_id: string;
  @Text() name: string;
  @OneOf(['registered', 'asked', 'none'], { description: 'none: was in one of its lessons, and is not registered' })
  state: string;
  @ApiProperty({ type: AttendancePlaceReply, isArray: true, description: 'One for each of `lessons`, in their order' })
  places: AttendancePlaceReply[];
}

export class SessionAttendanceReply {
  @ApiProperty({ type: RegistrationReply }) session: RegistrationReply;
  @DateOnly({ description: 'Of the barn' }) today: string;
  @ApiProperty({ type: String, isArray: true, description: 'Who teaches it, by name' }) instructors: string[];
  @Count({ description: 'From 1' }) page: number;
  @Count() pages: number;
  @Count({ description: 'Which of its lessons the page begins with; 1 is the first' }) first: number;
  @Count({ description: 'How many lessons it has, cancelled ones among them' }) of: number;
  @ApiProperty({
    type: AttendanceLessonReply,
    isArray: true,
    description: 'Of the page, with the sums of their riders',
  })
  lessons: AttendanceLessonReply[];
  @ApiProperty({ type: AttendanceRiderReply, isArray: true, description: 'By name, with the sums over all lessons' })
  riders: AttendanceRiderReply[];
}
