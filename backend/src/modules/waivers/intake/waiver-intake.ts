import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { Refusal } from '../../../platform/errors/refusal.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { InviteToSignIn } from '../../identity/contracts.js';
import { StoreWaiver } from '../commands/store-waiver.js';
import { decideBarn } from '../domain/decide-account.js';
import { PaperMissing, WaiverProvider } from '../provider/waiver-provider.js';
import { BarnsOfTemplate } from '../queries/barns-of-template.js';
import { KnowsSigner } from '../queries/knows-signer.js';
import { ListUnsettledWaivers } from '../queries/unsettled-waivers.js';

/** One look of a person at an account fetches so many waivers; what is left comes with the next. */
const MOST_AT_ONCE = 10;

/** What was signed comes from the provider into its barn. The provider is asked outside of any unit of work. */
@Injectable()
export class WaiverIntake {
  constructor(
    private readonly provider: WaiverProvider,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** A waiver of which nothing but its id is known. What no barn can be found for stays with the provider. */
  async receive(waiverId: string) {
    const readAt = this.clock.now();
    const paper = await this.provider.paper(waiverId).catch(unlessMissing);
    if (!paper) return;
    const farms = await this.queries.execute(new BarnsOfTemplate(paper));
    const asked = farms.map(async (farmId) => {
      const known = await this.queries.execute(new KnowsSigner({ farmId, actor: SYSTEM }, paper));
      return { farmId, known };
    });
    const farmId = decideBarn(await Promise.all(asked));
    if (farmId) await this.store(farmId, { paper, readAt });
  }

  /** What an account has signed and the barn does not have yet, or not verified. */
  async refresh(farmId: string, accountId: string) {
    const signed = await this.provider.signedBy(accountId);
    const asked = new ListUnsettledWaivers({ farmId, actor: SYSTEM }, { waiverIds: signed });
    const unsettled = await this.queries.execute(asked);
    for (const waiverId of unsettled.slice(0, MOST_AT_ONCE)) {
      const readAt = this.clock.now();
      const paper = await this.provider.paper(waiverId).catch(unlessMissing);
      if (paper?.tags.includes(accountId)) await this.store(farmId, { paper, readAt });
    }
  }

  private async store(farmId: string, reading: StoreWaiver['input']) {
    const { newHolderId } = await this.commands.execute(new StoreWaiver({ farmId, actor: SYSTEM }, reading));
    if (newHolderId) await this.invite(farmId, newHolderId);
  }

  /** An address that signs in elsewhere cannot be invited; staff see the account and decide. */
  private async invite(farmId: string, personId: string) {
    const invitation = new InviteToSignIn({ farmId, actor: SYSTEM }, { personId, userType: 'STU' });
    await this.commands.execute(invitation).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
}

function unlessMissing(error: unknown) {
  if (error instanceof PaperMissing) return undefined;
  throw error;
}
