import { RequiredText, Text } from '../../../platform/http/fields.js';

export class MailAnswerInput {
  @RequiredText({ max: 200, description: 'As it stands in the mail’s link' }) token: string;
}

export class CancelByMailInput extends MailAnswerInput {
  @Text({ optional: true, max: 10, description: 'code of what was shown' }) seen_status_code?: string;
  @Text({ optional: true, max: 200, description: 'outcome_key of what was shown: another result by now is refused' })
  seen_outcome_key?: string;
}
