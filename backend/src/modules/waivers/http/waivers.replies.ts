import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Text, WallClock } from '../../../platform/http/fields.js';

class OfferedTemplateReply {
  @Text() template_id: string;
  @Text() title: string;
  @Flag({ description: 'Also offered to strangers' }) is_public: number;
  @Flag({ description: 'The barn’s own: signed here, and not at a provider' }) is_own: number;
  @Text({ nullable: true, description: 'Where the account signs; null if nothing is signed online' })
  sign_url: string | null;
}

export class OfferedTemplatesReply {
  @ApiProperty({ type: OfferedTemplateReply, isArray: true }) templates: OfferedTemplateReply[];
}

class SignedReply {
  @Text() waiverId: string;
  @Text() templateId: string;
  @Text() title: string;
  @Text() firstName: string;
  @Text() lastName: string;
  @Text() email: string;
  @WallClock() createdOn: string;
  @DateOnly({ nullable: true, description: 'Null: it does not expire' }) expirationDate: string | null;
  @Flag({ description: 'The address was verified by the provider' }) verified: number;
}

export class WaiverRowReply extends SignedReply {
  @Id({ nullable: true, description: 'The account holder; null if the barn knows nobody by it' })
  person_id: string | null;
  @Text({ nullable: true }) person_name: string | null;
  @ApiProperty({ type: String, isArray: true, description: 'Names' }) participants: string[];
  @Flag() is_expired: number;
}

export class WaiversReply {
  @ApiProperty({ type: WaiverRowReply, isArray: true }) waivers: WaiverRowReply[];
}

class CustomFieldReply {
  @Text() label: string;
  @Text() value: string;
}

class ParticipantReply {
  @Text() firstName: string;
  @Text() lastName: string;
  @Flag() isMinor: number;
  @DateOnly({ nullable: true, description: 'Null if unknown' }) dob: string | null;
  @Count({ nullable: true, description: 'Today' }) age: number | null;
  @ApiProperty({ type: CustomFieldReply, isArray: true }) customParticipantFields: CustomFieldReply[];
}

class GuardianReply {
  @Text() firstName: string;
  @Text() lastName: string;
  @Text() relationship: string;
  @Text() phone: string;
}

export class WaiverReply extends SignedReply {
  @Text() addressLineOne: string;
  @Text() addressLineTwo: string;
  @Text() city: string;
  @Text() state: string;
  @Text() zip: string;
  @Text() country: string;
  @ApiProperty({ type: ParticipantReply, isArray: true }) participants: ParticipantReply[];
  @ApiProperty({ type: GuardianReply, nullable: true }) guardian: GuardianReply | null;
  @ApiProperty({ type: CustomFieldReply, isArray: true }) customWaiverFields: CustomFieldReply[];
  @Text() driversLicenseNumber: string;
  @Text() driversLicenseState: string;
  @Text() emergencyContactName: string;
  @Text() emergencyContactPhone: string;
  @Text() insuranceCarrier: string;
  @Text() insurancePolicyNumber: string;
}

export class WaiverDetailReply {
  @ApiProperty({ type: WaiverReply }) waiver: WaiverReply;
}

export class WaiverPdfReply {
  @ApiProperty({ type: String, description: 'In base64' }) pdf: string;
  @Text({ description: 'title_firstNamelastName.pdf, else waiver.pdf' }) file_name: string;
}

export class NewsTakenReply {
  @Flag() received: number;
}
