import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { waiverStream, type CoverMoved } from '../events.js';

/** People who ride, from whom to whom. */
export class MoveCovers extends barnCommand<ReadonlyMap<string, string>>('waivers.MoveCovers') {}

@CommandHandler(MoveCovers)
export class MoveCoversHandler extends BarnCommandHandler<MoveCovers> {
  async handle(barn: BarnTransaction, heirs: ReadonlyMap<string, string>) {
    const theirs = await barn.sql<{ coverId: string; signingId: string; personId: string }[]>`
      select cover_id as "coverId", signing_id as "signingId", person_id as "personId" from waiver_cover
      where farm_id = ${barn.farmId} and person_id = any(${[...heirs.keys()]}::uuid[]) order by cover_id`;
    for (const { coverId, signingId, personId } of theirs) {
      const heir = heirs.get(personId) ?? personId;
      barn.record(waiverStream(signingId), {
        type: 'waivers.CoverMoved',
        data: { signingId, coverId, personId: heir },
      } satisfies CoverMoved);
    }
  }
}
