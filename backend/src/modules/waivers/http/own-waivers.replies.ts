import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { RowVersion } from '../../../platform/http/rest-query.js';
import { STANDINGS, type Standing } from '../domain/standing.js';

class OwnTemplateReply {
  @Id() id: string;
  @Text() title: string;
  @Count({ nullable: true, description: 'Null: for ever' }) valid_months: number | null;
  @Flag() is_active: number;
  @Count({ description: 'Rises with every change of what it says' }) text_version: number;
}

export class OwnWaiverRowReply extends OwnTemplateReply {
  @Count({ description: 'Riders with a good one' }) signed: number;
  @Count({ description: 'Of those, whose ends within thirty days' }) ending: number;
  @Count({ description: 'Riders without' }) missing: number;
}

export class OwnWaiversReply {
  @ApiProperty({ type: OwnWaiverRowReply, isArray: true }) waivers: OwnWaiverRowReply[];
}

export class OwnWaiverReply extends OwnTemplateReply {
  @Text({ max: 20_000 }) body: string;
  @RowVersion() version: number;
}

export class OneOwnWaiverReply {
  @ApiProperty({ type: OwnWaiverReply }) waiver: OwnWaiverReply;
}

class RiderStandingReply {
  @Id() person_id: string;
  @Text() person_name: string;
  @Flag({ description: 'Under 18, or nobody knows' }) is_minor: number;
  @OneOf(STANDINGS) standing: Standing;
  @DateOnly({ nullable: true, description: 'The last day of what was signed; null: for ever, or nothing was' })
  expiration_date: string | null;
  @Id({ nullable: true, description: 'What was signed' }) waiver_id: string | null;
}

class TemplateStandingReply {
  @Id() id: string;
  @Text() title: string;
  @ApiProperty({ type: RiderStandingReply, isArray: true }) riders: RiderStandingReply[];
}

export class OwnStandingReply {
  @ApiProperty({ type: TemplateStandingReply, isArray: true }) templates: TemplateStandingReply[];
  @Text({ description: 'As it was given last; else empty' }) emergency_contact_name: string;
  @Text() emergency_contact_phone: string;
}

export class UnsignedRiderReply {
  @Id() student_id: string;
  @Id() person_id: string;
  @Text({ description: 'Of the waiver' }) title: string;
  @OneOf(STANDINGS) standing: Standing;
  @DateOnly({ nullable: true, description: 'The last day of what was signed' }) expiration_date: string | null;
}

export class UnsignedRidersReply {
  @ApiProperty({ type: UnsignedRiderReply, isArray: true, description: 'One for each waiver that is not signed' })
  riders: UnsignedRiderReply[];
}

export class SignedOwnReply {
  @Id() waiver_id: string;
  @DateOnly({ nullable: true, description: 'The last day on which it is good; null: for ever' })
  expiration_date: string | null;
}
