import { Email, Id, IgnoredField, OneOf } from '../../../platform/http/fields.js';

export class UserAccountQuery {
  @Id() person_id: string;
}

export class PersonInput {
  @Id() person_id: string;
}

/** `type` is fixed for the login's life; administrators are made by the platform. A15 */
export class AddUserAccountInput {
  @IgnoredField() person_name?: string;
  @Id() person_id: string;
  @Email({ optional: true, blank: true, description: 'The contact email of the person where it is left out' })
  email?: string;
  @OneOf(['INS', 'STU']) type: 'INS' | 'STU';
}

export class UpdateUserRoleInput {
  @Id({ optional: true, clearable: true, description: 'Null or empty: no role' }) role_id?: string | null;
  @Id() user_id: string;
}
