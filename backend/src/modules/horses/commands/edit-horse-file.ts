import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { checkHorseFile, saidOf, type GivenOfFile } from '../domain/horse-file.js';
import type { HorseFileChanged } from '../events.js';
import { HorseFile } from '../tables/horse-file.entity.js';

type FileEdit = GivenOfFile & { fileId: string };

/** Changes only what is given of it, and answers with its id; no event if nothing changes. */
export class EditHorseFile extends barnCommand<FileEdit, string>('horses.EditHorseFile') {}

@CommandHandler(EditHorseFile)
export class EditHorseFileHandler extends BarnCommandHandler<EditHorseFile> {
  async handle(barn: BarnTransaction, { fileId, ...given }: FileEdit) {
    const { farmId } = barn;
    const files = barn.repository(HorseFile);
    const file = await files.findOneBy({ farmId, fileId });
    if (!file) throw notFound('The file', 'id');
    const { values, fields, changes } = differing(files, file, given);
    if (fields.length === 0) return fileId;
    const { horseId, contentType } = file;
    checkHorseFile(saidOf(given, file, contentType), contentType);
    await files.update({ farmId, fileId }, values);
    const event = {
      type: 'horses.HorseFileChanged',
      data: { horseId, fileId, columns: fields },
    } satisfies HorseFileChanged;
    barn.recordEdit(`horse-${horseId}`, event, changes);
    return fileId;
  }
}
