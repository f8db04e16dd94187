import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { HorseFileAdded } from '../events.js';
import { Horse } from '../tables/horse.entity.js';
import { HorseFile } from '../tables/horse-file.entity.js';

type NewFile = Omit<HorseFile, 'farmId'>;

/** Records a stored file and answers with its id; the same content again is the existing file. */
export class AddHorseFile extends barnCommand<NewFile, string>('horses.AddHorseFile') {}

@CommandHandler(AddHorseFile)
export class AddHorseFileHandler extends BarnCommandHandler<AddHorseFile> {
  async handle(barn: BarnTransaction, file: NewFile) {
    const { farmId } = barn;
    const { fileId, horseId, contentHash, contentType, sizeBytes } = file;
    const files = barn.repository(HorseFile);
    const [horse, same] = await Promise.all([
      barn.repository(Horse).findOneBy({ farmId, horseId }),
      files.findOneBy({ farmId, horseId, contentHash }),
    ]);
    if (!horse) throw notFound('The horse');
    if (same) return same.fileId;
    await files.insert({ ...file, farmId });
    barn.record(`horse-${horseId}`, {
      type: 'horses.HorseFileAdded',
      data: { horseId, fileId, contentType, sizeBytes },
    } satisfies HorseFileAdded);
    return fileId;
  }
}
