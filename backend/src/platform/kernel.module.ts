import { Inject, Module, type DynamicModule, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule, MetadataScanner } from '@nestjs/core';
import { AccessGuard } from './auth/access.guard.js';
import { Tokens } from './auth/tokens.js';
import { Routes } from './auth/undeclared-routes.js';
import { Clock, SystemClock } from './clock/clock.js';
import { CONFIG, readConfig, type Config } from './config/config.js';
import { connect } from './database/connect.js';
import { BarnDatabase, PlatformDatabase } from './database/databases.js';
import { BARN_ROLE, PLATFORM_ROLE, roleUrl } from './database/roles.js';
import { Commands } from './event-store/commands.js';
import { BarnReader } from './event-store/read-barn.js';
import { Registry, type ModuleParts } from './event-store/registry.js';
import { ErrorFilter } from './http/error.filter.js';
import { HealthController } from './http/health.controller.js';
import { inputValidation } from './http/validation.js';

const pool = (role: typeof BARN_ROLE | typeof PLATFORM_ROLE, share: number) => (config: Config) =>
  connect(roleUrl(config.ownerUrl, role, config.secret), Math.max(2, Math.round(config.poolSize * share)));

const shared: Provider[] = [
  { provide: CONFIG, useFactory: () => readConfig() },
  { provide: Clock, useClass: SystemClock },
  { provide: Tokens, inject: [CONFIG], useFactory: (config: Config) => new Tokens(config.secret) },
  { provide: BarnDatabase, inject: [CONFIG], useFactory: (config: Config) => new BarnDatabase(pool(BARN_ROLE, 1)(config)) },
  { provide: PlatformDatabase, inject: [CONFIG], useFactory: (config: Config) => new PlatformDatabase(pool(PLATFORM_ROLE, 0.3)(config)) },
  { provide: Commands, inject: [BarnDatabase, Registry, Clock], useFactory: (barn: BarnDatabase, registry: Registry, clock: Clock) => new Commands(barn.sql, registry, clock) },
  { provide: BarnReader, inject: [BarnDatabase], useFactory: (barn: BarnDatabase) => new BarnReader(barn.sql) },
];

/** What every module may use: the event store, the databases, the clock, tokens, and the rules each route obeys. */
@Module({})
export class KernelModule implements OnApplicationShutdown {
  constructor(@Inject(BarnDatabase) private readonly barn: BarnDatabase, @Inject(PlatformDatabase) private readonly platform: PlatformDatabase) {}

  static with(modules: readonly ModuleParts[]): DynamicModule {
    return {
      module: KernelModule,
      global: true,
      imports: [DiscoveryModule],
      controllers: [HealthController],
      providers: [
        ...shared, MetadataScanner, Routes,
        { provide: Registry, useValue: new Registry(modules) },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: inputValidation },
      ],
      exports: [...shared, Registry, Routes],
    };
  }

  async onApplicationShutdown() {
    await Promise.all([this.barn.sql.end(), this.platform.sql.end()]);
  }
}
