import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { cardErrors } from '../domain/errors.js';
import type { ChargesAgreed, ChargesEnded } from '../events.js';
import { ChargeConsent } from '../tables/charge-consent.entity.js';

interface Agreement {
  /** The account holder. */
  personId: string;
  accountId: string;
  customerId: string;
  cardId: string;
  lastFour: string;
}

export const consentStream = (personId: string) => `charge-consent-${personId}`;

/** A family lets the barn charge what is due to one of its saved cards, from this day on; another card takes the place of the first. */
export class AgreeToCharges extends barnCommand<Agreement>('cards.AgreeToCharges') {}

@CommandHandler(AgreeToCharges)
export class AgreeToChargesHandler extends BarnCommandHandler<AgreeToCharges> {
  async handle(barn: BarnTransaction, agreement: Agreement) {
    const { farmId, settings } = barn;
    const { personId, cardId } = agreement;
    if (!enabled(settings, 'charges_saved_cards') || !enabled(settings, 'can_use_invoices'))
      throw cardErrors.charges_off();
    const consents = barn.repository(ChargeConsent);
    const known = await consents.findOneBy({ farmId, personId });
    const { accountId, customerId } = agreement;
    const isSame = known?.accountId === accountId && known.customerId === customerId;
    if (isSame && known.cardId === cardId) return;
    // Another card changes nothing of what was agreed to.
    const agreedAt = isSame ? known.agreedAt : barn.now;
    await consents.delete({ farmId, personId });
    await consents.insert({ ...agreement, farmId, agreedBy: barn.actor.loginId, agreedAt });
    const data = { personId, cardId };
    barn.record(consentStream(personId), { type: 'cards.ChargesAgreed', data } satisfies ChargesAgreed);
  }
}

interface Ending {
  /** The account holder. */
  personId: string;
  why: ChargesEnded['data']['why'];
  /** Only where it is about this card. */
  cardId?: string;
}

/** Nothing is charged by itself any more. The same again does nothing. */
export class EndCharges extends barnCommand<Ending>('cards.EndCharges') {}

@CommandHandler(EndCharges)
export class EndChargesHandler extends BarnCommandHandler<EndCharges> {
  async handle(barn: BarnTransaction, { personId, why, cardId }: Ending) {
    const { farmId } = barn;
    const consents = barn.repository(ChargeConsent);
    const known = await consents.findOneBy({ farmId, personId, ...(cardId && { cardId }) });
    if (!known) return;
    await consents.delete({ farmId, personId });
    const data = { personId, why };
    barn.record(consentStream(personId), { type: 'cards.ChargesEnded', data } satisfies ChargesEnded);
  }
}
