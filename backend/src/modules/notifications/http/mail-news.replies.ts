import { Count } from '../../../platform/http/fields.js';

export class MailNewsReply {
  @Count({ description: 'Of how many mails we know' }) noted: number;
}
