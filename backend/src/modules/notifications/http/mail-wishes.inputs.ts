import { Flag, Id, OneOf, RequiredText } from '../../../platform/http/fields.js';
import { OPTIONAL_KINDS, type OptionalKind } from '../domain/mail-kinds.js';

export class MailWishesQuery {
  @Id({ optional: true, description: 'Of an administrator: the account holder. Families ask about themselves' })
  account_person_id?: string;
}

export class ChangeMailWishInput {
  @OneOf(OPTIONAL_KINDS) kind: OptionalKind;
  @Flag({ description: '0: no more of them' }) wanted: number;
}

export class MailStopInput {
  @RequiredText({ max: 200, description: 'As it stands in the mail’s link' }) token: string;
}
