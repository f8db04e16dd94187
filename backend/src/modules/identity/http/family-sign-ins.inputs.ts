import { Email, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { FAMILY_PARTS, type FamilyPart } from '../../../platform/tenancy/family-part.js';

const NAME = 100;

export class FamilySignInsQuery {
  @Id({ optional: true, description: 'The account holder; a family leaves it out' }) account_person_id?: string;
}

/** `first_name` of guardians and readers, `rider_id` of teens. */
export class InviteToFamilyInput extends FamilySignInsQuery {
  @OneOf(FAMILY_PARTS, {
    description: 'guardian: as the account holder · teen: a rider, for herself · reader: looks only',
  })
  part: FamilyPart;
  @Email() email: string;
  @Text({ optional: true, max: NAME }) first_name?: string;
  @Text({ optional: true, max: NAME }) last_name?: string;
  @Id({ optional: true, description: 'Of a teen: the rider, by person_id' }) rider_id?: string;
  @Flag({ optional: true, description: 'Of a teen; no if left out' }) may_buy?: number;
  @Flag({ optional: true, description: 'Of a guardian; yes if left out' }) gets_mails?: number;
}

export class FamilySignInInput {
  @Id() user_id: string;
}

export class ChangeFamilySignInInput extends FamilySignInInput {
  @Flag({ optional: true }) may_buy?: number;
  @Flag({ optional: true }) gets_mails?: number;
}
