import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag } from '../../../platform/http/fields.js';
import { AskedLessonReply } from './asked-place.replies.js';
import { PlacePriceReply } from './place-payment.replies.js';
import { EnquiryFormReply } from './public-enquiries.replies.js';

export class PlaceFormReply extends EnquiryFormReply {
  @ApiProperty({ type: AskedLessonReply }) lesson: AskedLessonReply;
  @Count({ description: 'Places that may be asked for; 0 where booking has closed, too' }) free: number;
  @Count({ description: 'Hours for which a place is kept once the address is confirmed; 0: none is kept' })
  kept_hours: number;
  @Flag({ description: 'What the rider weighs is asked' }) asks_weight: number;
  @ApiProperty({ type: PlacePriceReply, nullable: true, description: 'Null: nothing is paid before staff answer' })
  price: PlacePriceReply | null;
}
