import { Global, Module } from '@nestjs/common';
import { DispatcherModule } from '../event-store/dispatcher.module.js';
import { Metrics } from './metrics.js';
import { MetricsServer } from './metrics-server.js';

@Global()
@Module({ imports: [DispatcherModule], providers: [Metrics, MetricsServer], exports: [Metrics] })
export class MetricsModule {}
