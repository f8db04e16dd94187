import { Text } from '../../../platform/http/fields.js';

/** What the provider's card form needs in a stranger's browser. */
export class StrangersCardReply {
  @Text() publicKey: string;
  @Text({ description: 'Of the provider’s own card form' }) script_url: string;
  @Text() stripe_account_id: string;
}

export class BegunByStrangerReply {
  @Text() id: string;
  @Text({ nullable: true, description: 'By which the card form confirms' }) client_secret: string | null;
  @Text() status: string;
}
