import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, OneOf, Text, TimeOfDay, WallClock } from '../../../platform/http/fields.js';
import { PLACE_STATES, type PlaceState } from '../domain/enquiry.js';
import { HeldMoneyReply } from './place-payment.replies.js';

const LOCAL = { description: "By the barn's clock" };

/** The lesson that is asked for, as it is now. */
export class AskedLessonReply {
  @Text() title: string;
  @DateOnly() scheduled_date: string;
  @TimeOfDay() scheduled_starttime: string;
  @TimeOfDay() scheduled_endtime: string;
  @Text({ nullable: true }) instructor_name: string | null;
  @Text() location_name: string;
}

export class AskedPlaceReply extends AskedLessonReply {
  @OneOf(PLACE_STATES, {
    description:
      '`asked`: the address is not confirmed; `unpaid`: it is kept once it is paid; `kept`; ' +
      '`full`, `over`, `unkept`, `many`: none could be kept; else how it ended',
  })
  state: PlaceState;
  @WallClock({ ...LOCAL, nullable: true, description: 'By the barn’s clock; while a place is kept' })
  kept_until: string | null;
  @WallClock({ description: 'When the lesson was to begin as it was asked for, by the barn’s clock' })
  asked_for: string;
  @Flag({ description: 'It begins at another time now' }) is_moved: number;
  @Flag({ description: 'It does not take place' }) is_cancelled: number;
}

export class OfficePlaceReply extends AskedPlaceReply {
  @Id({ nullable: true, description: 'Null where the lesson was deleted' }) lesson_id: string | null;
  @Flag({ description: 'The lesson has begun' }) is_over: number;
  @Count({ nullable: true }) max_enrollment: number | null;
  @Count({ description: 'Riders who have a place' }) riding: number;
  @Count({
    nullable: true,
    description: 'Places that nobody has, and that are kept for nobody else; null without a limit',
  })
  free: number | null;
  @ApiProperty({ type: HeldMoneyReply, nullable: true, description: 'On the guest’s card; null: nothing was held' })
  payment: HeldMoneyReply | null;
}
