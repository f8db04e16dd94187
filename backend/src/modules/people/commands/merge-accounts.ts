import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { peopleErrors } from '../domain/errors.js';
import type { AccountsMerged } from '../events.js';
import { Person } from '../tables/person.entity.js';
import { mayLeave } from '../queries/preview-merge.js';
import type { TwoRiders } from '../queries/rider-merge-facts.js';
import { MergeRiders } from './merge-riders.js';
import { SetPersonActivation } from './set-person-activation.js';

interface Merger {
  /** The account that stays. */
  accountId: string;
  /** The account whose people join it. */
  mergedId: string;
  /** Riders whom both accounts have, each with the record that stays. */
  riders?: readonly TwoRiders[];
}

/**
 * Two accounts of one family become one: everybody of the other account joins, with lessons, packages and notes, and billing moves
 * the payments. Its holder is inactivated, unless they ride or are staff. Riders whom both have become one where that is wished.
 */
export class MergeAccounts extends barnCommand<Merger>('people.MergeAccounts') {}

@CommandHandler(MergeAccounts)
export class MergeAccountsHandler extends BarnCommandHandler<MergeAccounts> {
  async handle(barn: BarnTransaction, { accountId, mergedId, riders = [] }: Merger) {
    const { farmId } = barn;
    if (accountId === mergedId) throw peopleErrors.same_account();
    const people = barn.repository(Person);
    const [accounts, joining, [leaves]] = await Promise.all([
      people.findBy({ farmId, personId: anyOf([accountId, mergedId]) }),
      people.findBy({ farmId, billingPersonId: mergedId }),
      barn.sql`select 1 from person p where p.farm_id = ${farmId} and p.person_id = ${mergedId} and ${mayLeave(barn.sql)}`,
    ]);
    const holders = accounts.filter(({ personId, billingPersonId }) => personId === billingPersonId);
    if (holders.length < 2) throw notFound('The account');
    if (!holders.every(({ isActive, personId }) => isActive || personId === mergedId))
      throw peopleErrors.account_inactive();
    await people.update({ farmId, billingPersonId: mergedId }, { billingPersonId: accountId });
    barn.record(`person-${accountId}`, {
      type: 'people.AccountsMerged',
      data: { accountId, mergedId, personIds: joining.map(({ personId }) => personId) },
    } satisfies AccountsMerged);
    for (const two of riders) await barn.execute(MergeRiders, two);
    if (leaves) await barn.execute(SetPersonActivation, { personId: mergedId, active: false });
  }
}
