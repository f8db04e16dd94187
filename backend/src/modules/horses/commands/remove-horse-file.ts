import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { HorseFileRemoved } from '../events.js';
import { HorseFile } from '../tables/horse-file.entity.js';

/** For good: the nightly sweep finds the content without its row and removes it. */
export class RemoveHorseFile extends barnCommand<{ fileId: string }, void>('horses.RemoveHorseFile') {}

@CommandHandler(RemoveHorseFile)
export class RemoveHorseFileHandler extends BarnCommandHandler<RemoveHorseFile> {
  async handle(barn: BarnTransaction, { fileId }: { fileId: string }) {
    const { farmId } = barn;
    const files = barn.repository(HorseFile);
    const file = await files.findOneBy({ farmId, fileId });
    if (!file) throw notFound('The file');
    const { horseId } = file;
    await files.delete({ farmId, fileId });
    barn.record(`horse-${horseId}`, {
      type: 'horses.HorseFileRemoved',
      data: { horseId, fileId },
    } satisfies HorseFileRemoved);
  }
}
