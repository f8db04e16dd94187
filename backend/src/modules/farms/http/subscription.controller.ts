import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { unavailable } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { CardDeclined, PaymentProvider, ProviderRefusal } from '../../../platform/payments/payment-provider.js';
import { NoteDeclinedSubscription, NoteSubscription } from '../commands/note-subscription.js';
import { farmErrors } from '../domain/errors.js';
import { farmDefaults } from '../queries/farm-defaults.js';
import { ReadSubscription } from '../queries/subscription.js';
import {
  PlanDescriptionReply,
  PortalReply,
  SubscribedReply,
  SubscribeInput,
  SubscriptionInput,
} from './subscription.replies.js';
import { SettingsReply } from './super.replies.js';

const RETURN_PAGE = '/admin/setup/preferences';

/** Anything but a bank's no: what the provider refuses for good, and what may work later. */
const notNow = (error: unknown): never => {
  throw error instanceof ProviderRefusal ? farmErrors.subscription_refused() : unavailable();
};

/** What the barn pays for Leadline. Ids come from the browser, and are held to what the barn and the provider know. F13 F14 R186 R187 */
@ApiTags('payments')
@Controller()
export class SubscriptionController {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The plan of the barn, and what it costs. */
  @Get('payments/getStripePlanDescription')
  @Allow({ adm: true })
  @ApiOkResponse({ type: PlanDescriptionReply })
  async plan(@FromCaller() caller: Caller): Promise<PlanDescriptionReply> {
    const { planId, customerId } = await this.queries.execute(new ReadSubscription(caller, {}));
    if (!planId || !customerId) return { plan: null };
    const { id, amountMinor, ...plan } = await this.provider.plan(planId).catch(notNow);
    return { plan: { plan_id: id, customer_id: customerId, amount: amountMinor / 100, ...plan } };
  }

  /** Subscribes the barn with a card; a subscription that is there already is the answer, too. */
  @Post('payments/createSubscription')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SubscribedReply })
  async subscribe(
    @FromCaller() caller: Caller,
    @Body() { customerId, paymentMethodId, priceId }: SubscribeInput,
  ): Promise<SubscribedReply> {
    const { farmId } = caller;
    const facts = await this.queries.execute(new ReadSubscription(caller, {}));
    if (facts.subscriptionId) throw farmErrors.subscribed();
    if (!facts.customerId || !facts.planId) throw farmErrors.no_plan();
    if (facts.customerId !== customerId) throw farmErrors.not_this_barn();
    if (facts.planId !== priceId) throw farmErrors.not_this_plan();
    const standing = await this.provider.subscriptionsOf(customerId).catch(notNow);
    const live = standing.find((one) => one.isLive);
    if (live) return { subscription: { id: live.id } };
    const idempotencyKey = `${farmId}-subscription-${facts.declined}`;
    const wanted = { farmId, customerId, priceId, paymentMethodId, idempotencyKey };
    const made = await this.provider.subscribe(wanted).catch(async (error: unknown) => {
      if (!(error instanceof CardDeclined)) return notNow(error);
      await this.commands.execute(new NoteDeclinedSubscription(caller, {}));
      throw farmErrors.subscription_declined(error.reason);
    });
    return { subscription: { id: made.id } };
  }

  /** The barn's status is Live from now on. */
  @Post('farms/createSubscription')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SettingsReply })
  async note(@FromCaller() caller: Caller, @Body() given: SubscriptionInput): Promise<SettingsReply> {
    const { customerId } = await this.queries.execute(new ReadSubscription(caller, {}));
    if (!customerId) throw farmErrors.not_this_subscription();
    const told = await this.provider.subscription(given.eqo_subscription_id).catch((error: unknown) => {
      throw error instanceof ProviderRefusal ? farmErrors.not_this_subscription() : unavailable();
    });
    const isOurs = told.isLive && told.customerId === customerId && told.priceId === given.eqo_stripe_plan_id;
    if (!isOurs) throw farmErrors.not_this_subscription();
    const noted = { subscriptionId: told.id, planId: given.eqo_stripe_plan_id };
    const note = new NoteSubscription(caller, noted).answering((sql, _, { actor }) => farmDefaults(sql, actor));
    return { farmDefaults: await this.commands.execute(note) };
  }

  /** Where the barn changes its card, reads its invoices and ends its subscription. */
  @Post('payments/stripePortal')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: PortalReply })
  async portal(@FromCaller() caller: Caller): Promise<PortalReply> {
    const { customerId } = await this.queries.execute(new ReadSubscription(caller, {}));
    if (!customerId) throw farmErrors.no_plan();
    return { url: await this.provider.portal(customerId, `${this.config.publicUrl}${RETURN_PAGE}`).catch(notNow) };
  }
}
