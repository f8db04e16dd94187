import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { WriteRemark } from '../../notes/contracts.js';
import { dayIn } from '../domain/days.js';
import { decideClosing, decideReopening, tillStream, type Count, type Till } from '../domain/till.js';
import { takingsOf } from '../queries/takings-of-days.js';

/** A day's takings are counted, or counted again in the place of a closing; what is expected is reckoned here. Answers with its id. */
export class CloseTill extends barnCommand<Count & { remark?: string }, string>('billing.CloseTill') {}

@CommandHandler(CloseTill)
export class CloseTillHandler extends BarnCommandHandler<CloseTill> {
  async handle(barn: BarnTransaction, { remark, ...count }: Count & { remark?: string }) {
    const [till, takings] = await Promise.all([
      barn.load(tillStream, count.day),
      takingsOf(barn.sql, barn.farmId, count.day),
    ]);
    const closingId = barn.newId();
    const closed = decideClosing(till, count, {
      closingId,
      closedBy: barn.actor.personId ?? null,
      today: dayIn(barn.settings.timeZone, barn.now),
      takings,
      closer: await closerOf(barn, till),
    });
    if (closed.length && remark) await barn.execute(WriteRemark, { remarks: [{ subjectId: closingId, text: remark }] });
    barn.append(tillStream, count.day, closed);
    return till.phase === 'closed' && closed.length === 0 ? till.closingId : closingId;
  }
}

async function closerOf({ sql, farmId }: BarnTransaction, till: Till) {
  if (till.phase === 'open' || till.closedBy === null) return 'Somebody else';
  const [row] = await sql<{ name: string }[]>`
    select person_name as name from person where farm_id = ${farmId} and person_id = ${till.closedBy}`;
  return row?.name ?? 'Somebody else';
}

/** The day is to be counted anew; its closing stays on record. */
export class ReopenTill extends barnCommand<{ day: string; closingId: string }>('billing.ReopenTill') {}

@CommandHandler(ReopenTill)
export class ReopenTillHandler extends BarnCommandHandler<ReopenTill> {
  async handle(barn: BarnTransaction, { day, closingId }: { day: string; closingId: string }) {
    const till = await barn.load(tillStream, day);
    barn.append(tillStream, day, decideReopening(till, closingId, barn.actor.personId ?? null));
  }
}
