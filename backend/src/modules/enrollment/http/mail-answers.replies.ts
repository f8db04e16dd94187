import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, OneOf, Text } from '../../../platform/http/fields.js';
import { ANSWERS } from '../answer-links.js';
import { CancelPreviewReply } from './enrollment.replies.js';

export class MailAnswerReply {
  @OneOf(ANSWERS, { description: 'What this link is for, and nothing else' }) answer: string;
  @OneOf(['open', 'cancelled', 'begun'], { description: 'Only what is open can be answered' }) state: string;
  @Text() farm_name: string;
  @Text({ description: 'First name' }) rider: string;
  @Text() title: string;
  @Text() location_name: string;
  @DateOnly() scheduled_date: string;
  @Text() scheduled_starttime: string;
  @DateOnly() scheduled_end_date: string;
  @Text() scheduled_endtime: string;
  @Count({ description: 'Minutes' }) duration: number;
  @Flag() is_allday: number;
  @Flag({ description: 'The barn knows already that the rider comes' }) confirmed: number;
  @ApiProperty({
    type: CancelPreviewReply,
    nullable: true,
    description: 'What cancelling comes to, where that is asked',
  })
  preview: CancelPreviewReply | null;
}
