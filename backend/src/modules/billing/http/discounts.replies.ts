import { Id, Text } from '../../../platform/http/fields.js';

export class DiscountOfCodeReply {
  @Id({ description: 'What a cart is asked and paid for with, as discount_id' }) discount_id: string;
  @Text() title: string;
}
