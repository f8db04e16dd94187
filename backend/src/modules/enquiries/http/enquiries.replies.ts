import { ApiProperty } from '@nestjs/swagger';
import { CodeOf, Count, Flag, Id, OneOf, Text, WallClock } from '../../../platform/http/fields.js';
import { EXPERIENCES, SUBJECTS, type EnquiryState, type Experience, type Subject } from '../domain/enquiry.js';
import { WarningReply } from '../../enrollment/contracts.js';
import { OfficePlaceReply } from './asked-place.replies.js';
import { HeldMoneyReply } from './place-payment.replies.js';

export const ENQUIRY_STATES = ['unconfirmed', 'new', 'answered', 'closed'] as const satisfies readonly EnquiryState[];

const LOCAL = { description: "By the barn's clock" };

export class EnquiryRowReply {
  @Id() id: string;
  @Text() name: string;
  @CodeOf('EnquirySubject', SUBJECTS) wish: Subject;
  @OneOf(ENQUIRY_STATES) state: EnquiryState;
  @WallClock(LOCAL) touched_at: string;
  @WallClock({ nullable: true, description: 'The lesson that it asks for begins, by the barn’s clock' }) lesson_at:
    | string
    | null;
  @Text({ nullable: true }) lesson_title: string | null;
  @WallClock({ nullable: true, description: 'A place is kept until then' }) kept_until: string | null;
  @Text({ nullable: true }) assignee_name: string | null;
  @Text({ description: 'The beginning of what was written last' }) latest: string;
  @Flag({ description: 'That was by the barn' }) by_barn: number;
  @ApiProperty({ type: HeldMoneyReply, nullable: true, description: 'For the place; null: nothing was held' })
  payment: HeldMoneyReply | null;
}

export class EnquiryCountsReply {
  @Count() new: number;
  @Count() answered: number;
  @Count() closed: number;
  @Count() unconfirmed: number;
}

export class EnquiriesReply {
  @ApiProperty({ type: EnquiryRowReply, isArray: true }) enquiries: EnquiryRowReply[];
  @Count({ description: 'How many there are of those asked for' }) size: number;
  @ApiProperty({ type: EnquiryCountsReply, description: 'Of the whole barn' }) counts: EnquiryCountsReply;
}

export class EnquiryTextReply {
  @WallClock(LOCAL) written_at: string;
  @Text() body: string;
  @Flag({ description: 'Written by the barn' }) by_barn: number;
  @Text({ nullable: true, description: 'Who of the barn' }) author: string | null;
}

export class AssigneeReply {
  @Id() person_id: string;
  @Text() name: string;
}

export class EnquiryReply {
  @Id() id: string;
  @OneOf(ENQUIRY_STATES) state: EnquiryState;
  @Flag({ description: 'The address is confirmed' }) is_confirmed: number;
  @CodeOf('EnquirySubject', SUBJECTS) wish: Subject;
  @Text() first_name: string;
  @Text() last_name: string;
  @Text() email: string;
  @Text({ nullable: true }) phone: string | null;
  @Text({ nullable: true, description: 'Null: whoever writes rides' }) rider_name: string | null;
  @Count({ nullable: true, max: 9999 }) birth_year: number | null;
  @CodeOf('RidingExperience', EXPERIENCES, { nullable: true }) experience: Experience | null;
  @Count({ nullable: true, description: 'Kilograms; for whoever reads riders’ weights' }) rider_weight: number | null;
  @ApiProperty({ type: OfficePlaceReply, nullable: true, description: 'Null: it asks for no lesson' })
  place: OfficePlaceReply | null;
  @Id({ nullable: true }) assignee_id: string | null;
  @Id({ nullable: true, description: 'The client that it became' }) person_id: string | null;
  @Text({ nullable: true }) person_name: string | null;
  @WallClock(LOCAL) created_at: string;
  @ApiProperty({ type: EnquiryTextReply, isArray: true, description: 'The first first' }) texts: EnquiryTextReply[];
  @ApiProperty({ type: AssigneeReply, isArray: true, description: 'Who could look after it' })
  assignees: AssigneeReply[];
}

export class OneEnquiryReply {
  @ApiProperty({ type: EnquiryReply }) enquiry: EnquiryReply;
}

export class ClientOfEnquiryReply {
  @Id({ description: 'The account holder' }) person_id: string;
}

export class PlaceGivenReply extends OneEnquiryReply {
  @ApiProperty({ type: WarningReply, isArray: true }) warnings: WarningReply[];
}
