import { ApiProperty } from '@nestjs/swagger';
import { CodeOf, Count, Flag, OneOf, Text, WallClock } from '../../../platform/http/fields.js';
import { SUBJECTS, type Subject } from '../domain/enquiry.js';
import { AskedPlaceReply } from './asked-place.replies.js';
import { OwnPlacePaymentReply } from './place-payment.replies.js';

export class EnquiryFormReply {
  @Text({ description: 'Sent back with the form; good for one enquiry, for a day' }) stamp: string;
  @Count({ description: 'SHA-256 of `stamp.proof` begins with so many zero bits' }) proof_bits: number;
  @Count({ description: 'Months after which a closed enquiry is erased' }) kept_months: number;
}

export class EnquiryTakenReply {
  @OneOf(['confirm your address', 'confirmed', 'written']) result: 'confirm your address' | 'confirmed' | 'written';
}

export class OwnTextReply {
  @WallClock({ description: "By the barn's clock" }) written_at: string;
  @Text() body: string;
  @Flag({ description: 'Written by the barn' }) by_barn: number;
}

export class OwnEnquiryReply {
  @Text() first_name: string;
  @CodeOf('EnquirySubject', SUBJECTS) wish: Subject;
  @Flag({ description: 'The address is confirmed, and the barn sees the enquiry' }) is_confirmed: number;
  @ApiProperty({ type: AskedPlaceReply, nullable: true, description: 'Null: no lesson was asked for' })
  place: AskedPlaceReply | null;
  @ApiProperty({ type: OwnPlacePaymentReply, nullable: true, description: 'Null: nothing is to be said about money' })
  payment: OwnPlacePaymentReply | null;
  @Text({ nullable: true, description: 'Null: whoever writes rides' }) rider_name: string | null;
  @ApiProperty({ type: OwnTextReply, isArray: true, description: 'The first first' }) texts: OwnTextReply[];
}
