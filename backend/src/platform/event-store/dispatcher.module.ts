import { Logger, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, Reflector } from '@nestjs/core';
import { BarnDatabase, PlatformDatabase } from '../database/databases.js';
import { redactEmails } from '../jobs/redact.js';
import { Dispatcher } from './dispatcher.js';
import { Registry } from './registry.js';
import { EVENT_SUBSCRIPTION, type Subscription } from './subscription.js';

/** Gives every provider marked with @EventSubscription its place in the one dispatcher. It does not start by itself. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    {
      provide: Dispatcher,
      inject: [DiscoveryService, Reflector, PlatformDatabase, BarnDatabase, Registry],
      useFactory: (
        discovery: DiscoveryService,
        reflector: Reflector,
        platform: PlatformDatabase,
        barn: BarnDatabase,
        registry: Registry,
      ) => {
        const logger = new Logger('dispatcher');
        const parts = { platform: platform.sql, barn: barn.sql, catalogue: registry.catalogue };
        const report = (problem: string, error: unknown) => logger.warn(`${problem}: ${redactEmails(error)}`);
        return new Dispatcher({ ...parts, report, subscriptions: () => followers(discovery, reflector) });
      },
    },
  ],
  exports: [Dispatcher],
})
export class DispatcherModule {}

/** Every provider marked with @EventSubscription. */
export function followers(discovery: DiscoveryService, reflector: Reflector): Subscription[] {
  return discovery
    .getProviders()
    .filter(({ metatype }) => metatype && reflector.get<boolean | undefined>(EVENT_SUBSCRIPTION, metatype))
    .map(({ instance }) => instance as Subscription);
}
