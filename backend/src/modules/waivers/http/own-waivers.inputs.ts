import { Count, DateOnly, Flag, Id, Ids, RequiredText, Text } from '../../../platform/http/fields.js';
import { RowVersion } from '../../../platform/http/rest-query.js';

export class OwnWaiverQuery {
  @Id() id: string;
}

export class OwnStandingQuery {
  @Id({ description: 'Anybody of the account' }) person_id: string;
}

export class UnsignedQuery {
  @DateOnly({ description: 'By the barn’s clock' }) date: string;
  @Id({ optional: true, description: 'Who has a place in this session, in place of who rides on the day: by that day' })
  series_id?: string;
}

export class OwnWaiverInput {
  @RequiredText({ max: 200, message: 'title is required' }) title: string;
  @RequiredText({ max: 20_000, message: 'body is required', description: 'Paragraphs, with empty lines between them' })
  body: string;
  @Count({ min: 1, max: 120, optional: true, clearable: true, description: 'Empty: for ever' })
  valid_months?: number | null;
}

export class RewrittenWaiverInput extends OwnWaiverInput {
  @Id() id: string;
  @Flag({ optional: true, description: 'What was signed so far is not enough any more' }) asks_again?: number;
  @RowVersion({ optional: true }) version?: number;
}

export class OwnWaiverActivationInput {
  @Id() id: string;
  @Flag() is_active: number;
}

export class SignWaiverInput {
  @Id() id: string;
  @Count({ min: 1, description: 'Of the text that was read' }) text_version: number;
  @Ids({ max: 50, description: 'Riders of the account' }) person_ids: string[];
  @Flag({ message: 'Please say that you agree' }) agreed: number;
  @RequiredText({ max: 100, message: 'Please type your name' }) signer_name: string;
  @Text({ max: 100, optional: true, description: 'To the minors, such as Mother' }) relationship?: string;
  @Text({ max: 100, optional: true }) emergency_contact_name?: string;
  @Text({ max: 50, optional: true }) emergency_contact_phone?: string;
}
