import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { Erased } from '../../../platform/erasure/erased.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { CardCustomer } from '../tables/card-customer.entity.js';
import { PlaceReleaseRow } from '../tables/place-release.entity.js';
import { ChargeConsent } from '../tables/charge-consent.entity.js';

/** By what the card provider knows an account: without it no card of theirs can be charged. */
export class ForgetCards extends barnCommand<Erased>('cards.ForgetCards') {}

@CommandHandler(ForgetCards)
export class ForgetCardsHandler extends BarnCommandHandler<ForgetCards> {
  async handle(barn: BarnTransaction, { personIds }: Erased) {
    const theirs = { farmId: barn.farmId, personId: anyOf([...personIds]) };
    await Promise.all([
      barn.repository(CardCustomer).delete(theirs),
      barn.repository(ChargeConsent).delete(theirs),
      barn.repository(PlaceReleaseRow).delete(theirs),
    ]);
  }
}
