import { Module } from '@nestjs/common';
import { SetupController } from './http/setup.controller.js';

@Module({ controllers: [SetupController] })
export class SetupModule {}
