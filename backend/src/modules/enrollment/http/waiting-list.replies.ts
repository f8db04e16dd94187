import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, OneOf, Text, TimeOfDay } from '../../../platform/http/fields.js';

const UNTIL = { nullable: true, description: 'A place is held until this instant, ISO 8601 in UTC' } as const;

export class WaitingEntryReply {
  @Id() lesson_date_time_id: string;
  @Id() student_id: string;
  @Id() person_id: string;
  @Text() name: string;
  @Count({ description: 'On the list; 1 is the first' }) place: number;
  @Flag({ description: 'A place that comes free is taken at once' }) auto_enrol: number;
  @Text(UNTIL) offered_until: string | null;
  @Text({ nullable: true, description: 'Why a place that was free went to somebody else' }) passed_over: string | null;
  @Text({ description: 'The instant, ISO 8601 in UTC' }) joined_at: string;
}
/** A stranger for whom a place is kept; `id` is the enquiry's. */
export class GuestPlaceReply {
  @Id() id: string;
  @Text() first_name: string;
  @Text({ description: 'Until this instant, ISO 8601 in UTC' }) kept_until: string;
}
export class WaitingListReply {
  @ApiProperty({ type: WaitingEntryReply, isArray: true, description: 'The first first' }) waiting: WaitingEntryReply[];
  @ApiProperty({ type: GuestPlaceReply, isArray: true }) guests: GuestPlaceReply[];
}

/** What is so now, also where it was so before. */
export class WaitingResultReply {
  @OneOf(['waiting', 'not waiting', 'booked', 'in order']) result: 'waiting' | 'not waiting' | 'booked' | 'in order';
}

export class OwnWaitingReply {
  @Id() lesson_date_time_id: string;
  @Id() student_id: string;
  @Text() first_name: string;
  @Text() title: string;
  @DateOnly() scheduled_date: string;
  @TimeOfDay() scheduled_starttime: string;
  @Count({ description: 'Minutes' }) duration: number;
  @Flag() is_allday: number;
  @Text() location_name: string;
  @Count({ description: 'On the list; 1 is the first' }) place: number;
  @Flag({ description: 'A place that comes free is taken at once' }) auto_enrol: number;
  @Text(UNTIL) offered_until: string | null;
}
export class OwnWaitingListReply {
  @ApiProperty({ type: OwnWaitingReply, isArray: true, description: 'Offers first' }) waiting: OwnWaitingReply[];
}
