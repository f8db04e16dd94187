import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, OneOf, Text } from '../../../platform/http/fields.js';
import { ATTENDANCE_MARKS, type AttendanceMark, type DayMark } from '../domain/attendance-year.js';

class AttendanceWeekReply {
  @DateOnly() monday: string;
  @ApiProperty({
    isArray: true,
    enum: [...ATTENDANCE_MARKS, 'none'],
    description: 'Monday to Sunday. Of several lessons on a day the first of these that there is',
  })
  marks: readonly DayMark[];
}

class AttendanceSumReply {
  @OneOf(ATTENDANCE_MARKS, {
    description:
      'present: was in a lesson that is over, or had a place that nobody has marked · absent: did not come, or ' +
      'cancelled late · cancelled: in time · called_off: by the barn',
  })
  mark: AttendanceMark;
  @Count() lessons: number;
  @Text({ description: 'For people: in 38 lessons' }) label: string;
}

export class AttendanceYearReply {
  @ApiProperty({ type: AttendanceWeekReply, isArray: true, description: '53, the last with today in it' })
  weeks: readonly AttendanceWeekReply[];
  @ApiProperty({ type: AttendanceSumReply, isArray: true, description: 'Of each that there was' })
  sums: readonly AttendanceSumReply[];
}
