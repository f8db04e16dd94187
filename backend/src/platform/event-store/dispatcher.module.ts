import { Logger, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, Reflector } from '@nestjs/core';
import { BarnDatabase, PlatformDatabase } from '../database/databases.js';
import { Jobs } from '../jobs/jobs.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { redactEmails } from '../jobs/redact.js';
import { Dispatcher, type DispatcherParts } from './dispatcher.js';
import { SetAsideHandler, setAsideJob } from './handle-set-aside.js';
import { Registry } from './registry.js';
import { EVENT_SUBSCRIPTION, type Subscription } from './subscription.js';

@Module({
  imports: [DiscoveryModule, JobsModule],
  providers: [
    {
      provide: Dispatcher,
      inject: [DiscoveryService, Reflector, PlatformDatabase, BarnDatabase, Registry, Jobs],
      useFactory: (
        discovery: DiscoveryService,
        reflector: Reflector,
        platform: PlatformDatabase,
        barn: BarnDatabase,
        { catalogue }: Registry,
        jobs: Jobs,
      ) => {
        const logger = new Logger('dispatcher');
        const report = (problem: string, error: unknown) => logger.warn(`${problem}: ${redactEmails(error)}`);
        const parts: DispatcherParts = {
          platform: platform.sql,
          barn: barn.sql,
          catalogue,
          report,
          subscriptions: () => subscriptionsOf(discovery, reflector),
          setAside: async (events, error) => {
            await jobs.add([setAsideJob(events)]);
            report(`${events.subscription} sets event ${events.from} of barn ${events.farmId} aside`, error);
          },
        };
        return new Dispatcher(parts);
      },
    },
    SetAsideHandler,
  ],
  exports: [Dispatcher],
})
export class DispatcherModule {}

export function subscriptionsOf(discovery: DiscoveryService, reflector: Reflector): Subscription[] {
  return discovery
    .getProviders()
    .filter(({ metatype }) => metatype && reflector.get<boolean | undefined>(EVENT_SUBSCRIPTION, metatype))
    .map(({ instance }) => instance as Subscription);
}
