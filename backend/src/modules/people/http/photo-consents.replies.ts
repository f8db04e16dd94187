import { ApiProperty } from '@nestjs/swagger';
import { CalendarDay, DateOnly, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { PHOTO_CONSENTS, type PhotoConsentWord } from '../domain/decide-photo-consent.js';
import { RiderLevelQuery } from './rider-levels.replies.js';

const none = { nullable: true } as const;
const MEANS = 'none: no pictures · barn: for the barn’s own use · public: they may be published';

export class AnswerPhotoConsentInput extends RiderLevelQuery {
  @OneOf(PHOTO_CONSENTS, { description: MEANS }) photo_consent: PhotoConsentWord;
}

export class PhotoConsentReply {
  @Id() student_id: string;
  @OneOf(PHOTO_CONSENTS, { description: MEANS }) photo_consent: PhotoConsentWord;
  @Text({ ...none, description: 'Who answered last' }) answered_by: string | null;
  @DateOnly({ ...none, description: 'The barn’s day; null: nobody has answered' }) answered_on: string | null;
  @Flag({ description: '1: staff noted it for the family' }) is_by_staff: number;
  @Flag({ description: '1: whoever asks may answer' }) may_answer: number;
}

export class PhotoConsentsQuery {
  @CalendarDay({ description: 'A day of the barn' }) date: string;
}
export class PhotoConsentOfDayReply {
  @Id() student_id: string;
  @Text() name: string;
  @OneOf(PHOTO_CONSENTS, { description: MEANS }) photo_consent: PhotoConsentWord;
}
export class PhotoConsentsReply {
  @ApiProperty({
    type: PhotoConsentOfDayReply,
    isArray: true,
    description: 'Who rides on that day, each once, by name; nobody where the barn does not ask',
  })
  riders: PhotoConsentOfDayReply[];
}
