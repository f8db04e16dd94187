import { ApiProperty } from '@nestjs/swagger';
import { Money, RequiredText, Text } from '../../../platform/http/fields.js';

export class SubscribeInput {
  @RequiredText({ max: 100, description: 'As which the provider knows the barn' }) customerId: string;
  @RequiredText({ max: 100, description: 'Of the card, made by the provider’s form' }) paymentMethodId: string;
  @RequiredText({ max: 100, description: 'The barn’s plan' }) priceId: string;
}

export class SubscriptionInput {
  @RequiredText({ max: 100 }) eqo_subscription_id: string;
  @RequiredText({ max: 100 }) eqo_stripe_plan_id: string;
}

export class BarnPlanReply {
  @Text({ description: 'priceId of payments/createSubscription' }) plan_id: string;
  @Text({ description: 'customerId of payments/createSubscription' }) customer_id: string;
  @Text() name: string;
  @Text({ nullable: true }) description: string | null;
  @Money({ description: 'For each interval' }) amount: number;
  @Text({ description: 'ISO 4217' }) currency: string;
  @Text({ description: 'day, week, month or year' }) interval: string;
}

export class PlanDescriptionReply {
  @ApiProperty({ type: BarnPlanReply, nullable: true, description: 'Null where no plan is chosen for the barn' })
  plan: BarnPlanReply | null;
}

export class MadeSubscription {
  @Text() id: string;
}

export class SubscribedReply {
  @ApiProperty({ type: MadeSubscription }) subscription: MadeSubscription;
}

export class PortalReply {
  @Text({ description: 'The provider’s page, to be opened by the browser' }) url: string;
}
