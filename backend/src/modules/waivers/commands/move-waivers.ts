import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { waiverStream, type WaiverMoved } from '../events.js';

/** Account holders, from whom to whom. */
export class MoveWaivers extends barnCommand<ReadonlyMap<string, string>>('waivers.MoveWaivers') {}

@CommandHandler(MoveWaivers)
export class MoveWaiversHandler extends BarnCommandHandler<MoveWaivers> {
  async handle(barn: BarnTransaction, heirs: ReadonlyMap<string, string>) {
    const theirs = await barn.sql<{ signingId: string; personId: string }[]>`
      select signing_id as "signingId", person_id as "personId" from signed_waiver
      where farm_id = ${barn.farmId} and person_id = any(${[...heirs.keys()]}::uuid[]) order by signing_id`;
    for (const { signingId, personId } of theirs) {
      const heir = heirs.get(personId) ?? personId;
      barn.record(waiverStream(signingId), {
        type: 'waivers.WaiverMoved',
        data: { signingId, personId: heir },
      } satisfies WaiverMoved);
    }
  }
}
