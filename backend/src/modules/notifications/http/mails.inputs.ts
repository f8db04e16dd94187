import { Count, Id, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';
import { LEDGER_STATES, type LedgerState } from '../../../platform/mail/mail-state.js';

export class MailsQuery {
  @OneOf(LEDGER_STATES, { optional: true, description: 'All unless told' }) state?: LedgerState;
  @Text({ max: 100, optional: true, description: 'One of `kinds`' }) kind?: string;
  @Text({ max: 100, optional: true, description: 'Part of an address, or of the name of whoever has it' }) q?: string;
  @Count({ optional: true, min: 1, max: 100, description: '20 unless told' }) limit?: number;
  @Count({ optional: true }) offset?: number;
}

export class ClearReturnedInput {
  @Id() person_id: string;
}

export class RepeatMailInput {
  @RequiredText({ max: 300 }) mail_id: string;
}
