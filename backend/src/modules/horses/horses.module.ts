import { Module } from '@nestjs/common';
import { HorsesController } from './http/horses.controller.js';
import { RestHorsesController } from './http/rest-horses.controller.js';

@Module({ controllers: [HorsesController, RestHorsesController] })
export class HorsesModule {}
