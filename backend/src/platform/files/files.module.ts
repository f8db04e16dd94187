import { Global, Module } from '@nestjs/common';
import path from 'node:path';
import { CONFIG, type Config } from '../config/config.js';
import { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

@Global()
@Module({
  providers: [
    {
      provide: FileStorage,
      inject: [CONFIG],
      useFactory: ({ dataDir }: Config) => new FolderStorage(path.join(dataDir, 'files')),
    },
  ],
  exports: [FileStorage],
})
export class FilesModule {}
