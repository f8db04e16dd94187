import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { CardAccountConnected, CardAccountDisconnected } from '../events.js';
import { systemSetting } from '../steps/system-setting.js';

const account = (barn: BarnTransaction) => systemSetting(barn, 'stripe_account_id');

/** Families' card payments arrive there from now on. R003 R053 */
export class ConnectCardAccount extends barnCommand<{ accountId: string }>('farms.ConnectCardAccount') {}

@CommandHandler(ConnectCardAccount)
export class ConnectCardAccountHandler extends BarnCommandHandler<ConnectCardAccount> {
  async handle(barn: BarnTransaction, { accountId }: { accountId: string }) {
    const { current, write } = await account(barn);
    if (current === accountId) return;
    await write(accountId);
    barn.record(`farm-${barn.farmId}`, {
      type: 'farms.CardAccountConnected',
      data: { accountId },
    } satisfies CardAccountConnected);
  }
}

/** The barn has taken its yes back with the provider; another account, connected meanwhile, stays. */
export class DisconnectCardAccount extends barnCommand<{ accountId: string }>('farms.DisconnectCardAccount') {}

@CommandHandler(DisconnectCardAccount)
export class DisconnectCardAccountHandler extends BarnCommandHandler<DisconnectCardAccount> {
  async handle(barn: BarnTransaction, { accountId }: { accountId: string }) {
    const { current, write } = await account(barn);
    if (current !== accountId) return;
    await write(null);
    barn.record(`farm-${barn.farmId}`, {
      type: 'farms.CardAccountDisconnected',
      data: { accountId },
    } satisfies CardAccountDisconnected);
  }
}
