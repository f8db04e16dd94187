import { Module } from '@nestjs/common';
import { FarmsController } from './http/farms.controller.js';

@Module({ controllers: [FarmsController] })
export class FarmsModule {}
