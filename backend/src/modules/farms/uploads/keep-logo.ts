import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { Refusal } from '../../../platform/errors/refusal.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { fileTypeOf } from '../../../platform/files/file-type.js';
import { pictureSizeOf } from '../../../platform/files/picture-size.js';
import type { Caller } from '../../../platform/http/caller.js';
import { SetLogo } from '../commands/set-logo.js';
import { checkedLogo, logoKey, type Logo, type SeenPicture } from '../domain/logo.js';

const seen = (content: Buffer): SeenPicture => {
  const { contentType } = fileTypeOf(content) ?? {};
  return { contentType, size: contentType === undefined ? undefined : pictureSizeOf(content, contentType) };
};

type Keeper = Pick<Caller, 'farmId' | 'actor'>;

/** The picture is stored before the barn names it: a crash in between leaves one that nobody names, and nothing without its picture. */
@Injectable()
export class KeepLogo {
  constructor(
    private readonly storage: FileStorage,
    private readonly commands: CommandBus,
  ) {}

  async keep(keeper: Keeper, content: Buffer): Promise<void> {
    const said = checkedLogo(seen(content));
    const logoId = uuid();
    await this.storage.put(logoKey(keeper.farmId, logoId), content);
    const contentHash = createHash('sha256').update(content).digest('hex');
    const logo = { ...said, logoId, contentHash, sizeBytes: content.length };
    await this.set(keeper, logo).catch((error: unknown) => this.refused(error, keeper.farmId, logoId));
  }

  remove = (keeper: Keeper): Promise<void> => this.set(keeper, null);

  /** Without the idempotency key: its fingerprint does not cover the content, and the hash detects repeats. */
  private async set({ farmId, actor }: Keeper, logo: Logo | null) {
    const needless = await this.commands.execute(new SetLogo({ farmId, actor }, { logo }));
    if (needless !== null) await this.storage.remove(logoKey(farmId, needless));
  }

  /** A commit that was not heard of may have come: only what was refused is surely named by nobody. */
  private async refused(error: unknown, farmId: string, logoId: string): Promise<never> {
    if (error instanceof Refusal) await this.storage.remove(logoKey(farmId, logoId));
    throw error;
  }
}
