import { Global, Module } from '@nestjs/common';
import path from 'node:path';
import { CONFIG, type Config } from '../config/config.js';
import { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';
import { S3Storage } from './s3-storage.js';

@Global()
@Module({
  providers: [
    {
      provide: FileStorage,
      inject: [CONFIG],
      useFactory: ({ dataDir, filesUrl }: Config) =>
        filesUrl ? new S3Storage(filesUrl) : new FolderStorage(path.join(dataDir, 'files')),
    },
  ],
  exports: [FileStorage],
})
export class FilesModule {}
