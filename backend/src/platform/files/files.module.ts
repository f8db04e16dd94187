import { Global, Module } from '@nestjs/common';
import path from 'node:path';
import { CONFIG, type Config } from '../config/config.js';
import { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';
import { S3Storage } from './s3-storage.js';

export const fileStorage = ({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>): FileStorage =>
  filesUrl ? new S3Storage(filesUrl) : new FolderStorage(path.join(dataDir, 'files'));

@Global()
@Module({
  providers: [{ provide: FileStorage, inject: [CONFIG], useFactory: fileStorage }],
  exports: [FileStorage],
})
export class FilesModule {}
