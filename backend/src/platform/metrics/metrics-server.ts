import { createServer, type Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { collectDefaultMetrics } from 'prom-client';
import type { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { PLATFORM } from '../database/data-sources.js';
import { Dispatcher } from '../event-store/dispatcher.js';
import { Jobs } from '../jobs/jobs.js';
import { registerGauges } from './gauges.js';
import { Metrics } from './metrics.js';

/** `/metrics` on METRICS_PORT, a port of its own that no proxy passes on. Without one nothing listens. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server?: Server;

  constructor(
    private readonly metrics: Metrics,
    private readonly jobs: Jobs,
    private readonly dispatcher: Dispatcher,
    private readonly clock: Clock,
    @InjectDataSource() private readonly barns: DataSource,
    @InjectDataSource(PLATFORM) private readonly platform: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap() {
    const { metricsPort, host } = this.config;
    if (metricsPort === undefined) return;
    const { registry } = this.metrics;
    collectDefaultMetrics({ register: registry });
    registerGauges(registry, {
      pools: { barns: this.barns, platform: this.platform },
      jobs: this.jobs,
      dispatcher: this.dispatcher,
      now: () => this.clock.now(),
    });
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      void registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    this.server = server;
    await new Promise<void>((listening, failed) => server.once('error', failed).listen(metricsPort, host, listening));
  }

  /** Where it listens, if it does. */
  get address() {
    return this.server?.address();
  }

  onApplicationShutdown() {
    this.server?.close().closeAllConnections();
  }
}
