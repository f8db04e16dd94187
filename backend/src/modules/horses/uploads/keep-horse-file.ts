import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { invalid, Refusal } from '../../../platform/errors/refusal.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { fileNameOf, fileTypeOf } from '../../../platform/files/file-type.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { UploadedFile } from '../../../platform/http/upload.js';
import { AddHorseFile } from '../commands/add-horse-file.js';
import type { GivenOfFile } from '../domain/horse-file.js';
import { GetHorse } from '../queries/horses.js';

type Keeper = Pick<Caller, 'farmId' | 'actor'>;
type Said = GivenOfFile & { readonly replaces?: string | undefined };

export const horseFilesOf = (farmId: string) => `${farmId}/horses`;

/** The file is stored before the row: a crash in between leaves an orphan, which the sweep removes. */
@Injectable()
export class KeepHorseFile {
  constructor(
    private readonly storage: FileStorage,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The id of an older file if that has the same content. */
  async keep(caller: Keeper, horseId: string, { name, content }: UploadedFile, said: Said = {}): Promise<string> {
    const type = fileTypeOf(content);
    if (!type) throw invalid('file', 'The file must be a photo (JPEG, PNG, WebP, GIF) or a PDF');
    await this.queries.execute(new GetHorse(caller, { horseId: horseId }));
    const fileId = uuid();
    const storageKey = `${horseFilesOf(caller.farmId)}/${fileId}`;
    const contentHash = createHash('sha256').update(content).digest('hex');
    await this.storage.put(storageKey, content);
    const file = {
      ...said,
      fileId,
      horseId,
      storageKey,
      contentHash,
      fileName: fileNameOf(name, type),
      contentType: type.contentType,
      sizeBytes: content.length,
    };
    // Without the idempotency key: its fingerprint does not cover the content, and the content hash already detects repeats.
    const kept = await this.commands
      .execute(new AddHorseFile({ farmId: caller.farmId, actor: caller.actor }, file))
      .catch((error: unknown) => this.refused(error, storageKey));
    if (kept !== fileId) await this.storage.remove(storageKey);
    return kept;
  }

  /** A commit that was not heard of may have come: only what was refused has surely no row. */
  private async refused(error: unknown, storageKey: string): Promise<never> {
    if (error instanceof Refusal) await this.storage.remove(storageKey);
    throw error;
  }
}
