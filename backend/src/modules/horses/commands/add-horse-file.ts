import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { horseErrors } from '../domain/errors.js';
import { checkHorseFile, fileWords, saidOf, type GivenOfFile, type SaidOfFile } from '../domain/horse-file.js';
import type { HorseFileAdded, HorseFileReplaced } from '../events.js';
import { Horse } from '../tables/horse.entity.js';
import { HorseFile } from '../tables/horse-file.entity.js';
import { EditHorseFile } from './edit-horse-file.js';

type Content = Omit<HorseFile, 'farmId' | keyof SaidOfFile>;
type NewFile = Content & GivenOfFile & { replaces?: string | undefined };

/**
 * Records a stored file and answers with its id; the same content again is the existing file. What it replaces is gone with it, and what is
 * not said of it stays as it was said of that.
 */
export class AddHorseFile extends barnCommand<NewFile, string>('horses.AddHorseFile') {}

@CommandHandler(AddHorseFile)
export class AddHorseFileHandler extends BarnCommandHandler<AddHorseFile> {
  async handle(barn: BarnTransaction, { replaces, fileKind, documentName, validUntil, ...content }: NewFile) {
    const { farmId } = barn;
    const { fileId, horseId, contentHash, contentType } = content;
    const given = { fileKind, documentName, validUntil };
    const files = barn.repository(HorseFile);
    const [horse, same, old] = await Promise.all([
      barn.repository(Horse).findOneBy({ farmId, horseId }),
      files.findOneBy({ farmId, horseId, contentHash }),
      replaces === undefined ? null : files.findOneBy({ farmId, horseId, fileId: replaces }),
    ]);
    if (!horse) throw notFound('The horse');
    if (same && same.fileId === old?.fileId) return barn.execute(EditHorseFile, { fileId: same.fileId, ...given });
    if (same && !old && differing(files, same, given).fields.length === 0) return same.fileId;
    if (same) throw horseErrors.file_known(fileWords(same));
    if (replaces !== undefined && !old) throw notFound('The file', 'replaces');
    const said = saidOf(given, old, contentType);
    checkHorseFile(said, contentType);
    if (old) await files.delete({ farmId, fileId: old.fileId });
    await files.insert({ ...content, ...said, farmId });
    barn.record(`horse-${horseId}`, old ? replaced(content, old.fileId) : added(content));
    return fileId;
  }
}

const added = ({ horseId, fileId, contentType, sizeBytes }: Content) =>
  ({
    type: 'horses.HorseFileAdded',
    data: { horseId, fileId, contentType, sizeBytes },
  }) satisfies HorseFileAdded;

const replaced = ({ horseId, fileId, contentType, sizeBytes }: Content, replacedId: string) =>
  ({
    type: 'horses.HorseFileReplaced',
    data: { horseId, fileId, replacedId, contentType, sizeBytes },
  }) satisfies HorseFileReplaced;
