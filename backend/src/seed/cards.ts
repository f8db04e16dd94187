import { ConnectCardAccount } from '../modules/farms/contracts.js';
import type { CardPayments } from '../platform/payments/card-payments.js';
import type { Seeder, Tools } from './seeder.js';

/** Where the page leads back with a code; nobody goes there. */
const NOWHERE = 'http://127.0.0.1/';

/** As a browser that says yes on the provider's page. */
export const connectOnThePage =
  (provider: CardPayments): NonNullable<Tools['connectedAccount']> =>
  async () => {
    const page = provider.connectAddress('', NOWHERE);
    if (!page) return undefined;
    const [, code] = /[?&;]code=([^&"]+)/.exec(await (await fetch(page)).text()) ?? [];
    return code ? provider.accountOf(code) : undefined;
  };

/** A barn whose families buy online takes their cards. R176 */
export async function takeCards({ run, tools: { connectedAccount } }: Seeder) {
  const accountId = await connectedAccount?.();
  if (accountId) await run(ConnectCardAccount, { accountId });
}
