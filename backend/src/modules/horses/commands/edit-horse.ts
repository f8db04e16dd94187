import { CommandHandler } from '@nestjs/cqrs';
import { updateDiffering } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { differs, refuseStaleRow, type Seen } from '../../../platform/event-store/refuse-stale-row.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { HorseChanged } from '../events.js';
import { Horse, type HorseDetails } from '../tables/horse.entity.js';
import { checkChosen } from '../steps/check-chosen.js';
import { SetHorseActivation } from './set-horse-activation.js';

type HorseEdit = HorseDetails & { horseId: string; active?: boolean; seen?: Seen };

/** Changes only the details given; no event if nothing changes. */
export class EditHorse extends barnCommand<HorseEdit, string>('horses.EditHorse') {}

@CommandHandler(EditHorse)
export class EditHorseHandler extends BarnCommandHandler<EditHorse> {
  async handle(barn: BarnTransaction, { horseId, active, seen, ...details }: HorseEdit) {
    const horses = barn.repository(Horse);
    const key = { farmId: barn.farmId, horseId };
    await refuseStaleRow(barn, { id: horseId, seen }, differs(horses, key, { ...details, isActive: active }));
    const edited = await updateDiffering(horses, key, details);
    if (!edited) throw notFound('The horse');
    await checkChosen(barn, details, edited.fields);
    if (active !== undefined) await barn.execute(SetHorseActivation, { horseId, active });
    const event = {
      type: 'horses.HorseChanged',
      data: { horseId, change: 'edited', fields: edited.fields },
    } satisfies HorseChanged;
    barn.recordEdit(`horse-${horseId}`, event, edited.changes);
    return horseId;
  }
}
