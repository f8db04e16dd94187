import { Module } from '@nestjs/common';
import { moduleParts } from './module-parts.js';
import { HorsesModule } from './modules/horses/horses.module.js';
import { KernelModule } from './platform/kernel.module.js';

/** Every module of the product, once. */
@Module({ imports: [KernelModule.with(moduleParts), HorsesModule] })
export class AppModule {}
