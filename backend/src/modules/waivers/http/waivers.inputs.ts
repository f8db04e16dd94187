import { Id, RequiredText } from '../../../platform/http/fields.js';

export class AccountWaiversQuery {
  @Id({ description: 'Anybody of the account' }) person_id: string;
}

export class OfferedTemplatesQuery {
  @Id({ optional: true, description: 'Anybody of the account that is to sign; a family signs for itself' })
  person_id?: string;
}

export class WaiverQuery {
  @RequiredText({ max: 100, description: 'The provider’s' }) id: string;
}

export class TemplateWaiversQuery {
  @RequiredText({ max: 100 }) template_id: string;
  @Id({ optional: true, description: 'Anybody of the account; everybody without' }) id?: string;
}

export class WaiverNewsInput {
  @RequiredText({ max: 100, description: 'The signed waiver’s id' }) unique_id: string;
  @RequiredText({ max: 100, description: 'By which the provider proves that it comes from there' }) credential: string;
  @RequiredText({ max: 100, example: 'new-waiver' }) event: string;
}
