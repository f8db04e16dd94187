import { Flag, Id, RequiredText } from '../../../platform/http/fields.js';

export class WaiverTemplatesQuery {
  @Id({ description: 'The barn whose templates they are' }) farm_id: string;
}

export class WaiverTemplateInput {
  @Id({ description: 'The barn that is to have it' }) farm_id: string;
  @RequiredText({ max: 100, message: 'template_id is required', description: 'As the provider has it' })
  template_id: string;
  @RequiredText({ max: 200, message: 'title is required' }) title: string;
  @Flag({ optional: true, description: 'Also offered to strangers' }) is_public?: number;
  @Flag({ optional: true, description: 'Who signs with an unknown address becomes an account holder' })
  create_user_account?: number;
}
