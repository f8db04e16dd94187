import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { unavailable } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { CardPayments } from '../../../platform/payments/card-payments.js';
import { ProviderRefusal } from '../../../platform/payments/payment-provider.js';
import { ConnectCardAccount, takesCards } from '../../farms/contracts.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { StrandCardPayments } from '../commands/strand-card-payments.js';
import { connectState, isOurState } from '../connecting/connect-state.js';
import { cardErrors } from '../domain/errors.js';
import { ReadCardAccount } from '../queries/card-account.js';
import { AddAccountInput } from './cards.inputs.js';
import { AccountAddedReply, CardAccountReply, ConnectAddressReply, PublicKeyReply } from './cards.replies.js';

const RETURN_PAGE = '/admin/url';

@ApiTags('payments')
@Controller('payments')
export class CardAccountController {
  constructor(
    private readonly provider: CardPayments,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('getPublicStripeKey')
  @Allow({ adm: true, stu: 'buyers' })
  @ApiOkResponse({ type: PublicKeyReply })
  key(): PublicKeyReply {
    const form = this.provider.form();
    return { publicKey: form?.publicKey ?? null, script_url: form?.scriptUrl ?? null };
  }

  @Get('getFarmAccountId')
  @Allow({ adm: true, stu: 'buyers' })
  @ApiOkResponse({ type: CardAccountReply })
  async account(@FromCaller() caller: Caller): Promise<CardAccountReply> {
    const accountId = await this.queries.execute(new ReadCardAccount(caller, {}));
    const takes = takesCards(accountId) && this.provider.form() !== undefined;
    return { stripe_account_id: accountId || null, takes_cards: takes ? 1 : 0 };
  }

  /** Where the administrator says yes to the provider; the answer comes back to `/admin/url`. */
  @Get('getConnectUrl')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ConnectAddressReply })
  address(@FromCaller() caller: Caller): ConnectAddressReply {
    const state = connectState(this.config.secret, asking(caller), this.clock.now());
    return { url: this.provider.connectAddress(state, `${this.config.publicUrl}${RETURN_PAGE}`) ?? null };
  }

  @Post('addAccount')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: AccountAddedReply })
  async add(@FromCaller() caller: Caller, @Body() { code, state }: AddAccountInput): Promise<AccountAddedReply> {
    if (!isOurState(this.config.secret, asking(caller), state, this.clock.now())) throw cardErrors.connection_expired();
    const accountId = await this.provider.accountOf(code).catch((error: unknown) => {
      throw error instanceof ProviderRefusal ? cardErrors.connection_refused() : unavailable();
    });
    await this.commands.execute(new ConnectCardAccount(caller, { accountId }));
    const { farmId } = caller;
    await this.commands.execute(new StrandCardPayments({ farmId, actor: SYSTEM }, { accountId, back: true }));
    return { stripe_account_id: accountId };
  }
}

const asking = ({ farmId, actor }: Caller) => ({ farmId, loginId: actor.loginId });
