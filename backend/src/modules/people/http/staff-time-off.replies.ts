import { ApiProperty } from '@nestjs/swagger';
import {
  CalendarDay,
  Count,
  DateOnly,
  Flag,
  Id,
  OneOf,
  Text,
  TimeOfDay,
  WallClock,
} from '../../../platform/http/fields.js';
import { TIME_OFF_STATES, type TimeOffState } from '../time-off-events.js';

const none = { nullable: true } as const;

export class TimeOffDaysInput {
  @CalendarDay({ description: 'The first day off' }) from_date: string;
  @CalendarDay({ description: 'The last day off' }) until_date: string;
  @TimeOfDay({
    optional: true,
    nullable: true,
    description: 'Of a single day the part that is off, with `end_time`; without both, all of it',
  })
  start_time?: string | null;
  @TimeOfDay({ optional: true, nullable: true }) end_time?: string | null;
}

export class AskTimeOffInput extends TimeOffDaysInput {
  @Id({ optional: true, description: 'Of a request that still waits: it gets these days instead' })
  time_off_id?: string;
  @Text({
    optional: true,
    nullable: true,
    max: 300,
    description: 'Administrators and whoever asks read it, nobody else',
  })
  reason?: string | null;
}

export class OneTimeOffInput {
  @Id() time_off_id: string;
}

export class TimeOffListQuery {
  @Id({ optional: true, description: 'The member of the staff, by instructor_id; everybody when left out' })
  staff_id?: string;
  @OneOf(TIME_OFF_STATES, { optional: true }) state?: TimeOffState;
  @DateOnly({ optional: true, description: 'Only what touches this day, over or to come' }) on_date?: string;
  @Flag({ optional: true, description: '1: what is over, the last first; else what is to come' }) past?: number;
  @Count({ optional: true, min: 1, max: 100 }) limit?: number;
  @Count({ optional: true, description: 'How many to leave out' }) offset?: number;
}

export class TimeOffReply {
  @Id() id: string;
  @Id({ description: 'The member of the staff, by instructor_id' }) staff_id: string;
  @Id() person_id: string;
  @Text() name: string;
  @DateOnly() from_date: string;
  @DateOnly({ description: 'The last day off' }) until_date: string;
  @TimeOfDay({ ...none, description: 'Null: whole days' }) start_time: string | null;
  @TimeOfDay(none) end_time: string | null;
  @OneOf(TIME_OFF_STATES, { description: 'Only what is approved counts when lessons are planned' }) state: TimeOffState;
  @Text(none) reason: string | null;
  @Text({ ...none, description: 'What was written with the answer' }) answer: string | null;
  @WallClock({ description: "By the barn's clock" }) asked_at: string;
  @Text({ ...none, description: 'Who answered' }) settled_by: string | null;
  @Count({ description: 'That they still teach on these days and that are not over' }) lessons: number;
}

export class TimeOffListReply {
  @ApiProperty({ type: TimeOffReply, isArray: true }) time_off: TimeOffReply[];
  @Count({ description: 'Of all pages' }) size: number;
}

export class TimeOffIdReply {
  @Id() id: string;
}
