import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule, MetadataScanner } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { PassportModule } from '@nestjs/passport';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AccessGuard } from './auth/access.guard.js';
import { ApiKeyAccess } from './auth/api-key-access.js';
import { ApiKeyStrategy } from './auth/api-key.strategy.js';
import { JwtStrategy } from './auth/jwt.strategy.js';
import { Strategies } from './auth/strategies.js';
import { EndedSessions } from './auth/session.js';
import { Tokens } from './auth/tokens.js';
import { Routes } from './auth/undeclared-routes.js';
import { Clock, SystemClock } from './clock/clock.js';
import { CONFIG, readConfig, type Config } from './config/config.js';
import { BarnConnections } from './database/barn-connections.js';
import { poolOf } from './database/connect.js';
import { dataSources, PLATFORM } from './database/data-sources.js';
import { BarnDatabase, PlatformDatabase } from './database/databases.js';
import { distributionOfAll } from './database/distribution.js';
import { refuseUnanswered } from './database/lookup.js';
import { BARN_ROLE, PLATFORM_ROLE, roleUrl } from './database/roles.js';
import { platformEntities } from './event-store/platform-entities.js';
import { AnsweringHandler } from './messages/barn-command.js';
import { BarnTransactions } from './event-store/barn-transactions.js';
import { UnhandledMessages } from './messages/unhandled-messages.js';
import { BarnReader } from './messages/barn-reader.js';
import { Registry, type ModuleDescription } from './event-store/registry.js';
import { ErrorFilter } from './http/error.filter.js';
import { WriteProbe } from './health/write-probe.js';
import { ApiDescriptionController } from './http/api-description.controller.js';
import { HealthController } from './http/health.controller.js';
import { ReadListIdsHandler, ReadListSliceHandler } from './http/list-csv.js';
import { ReadListPageHandler, ReadListRowHandler } from './http/rest-list.js';
import { inputValidation } from './http/validation.js';
import { Departure } from './lifecycle/departure.js';
import { ListBarnsHandler } from './tenancy/list-barns.js';

const shared: Provider[] = [
  { provide: CONFIG, useFactory: () => readConfig() },
  { provide: Clock, useClass: SystemClock },
  { provide: Tokens, inject: [CONFIG], useFactory: (config: Config) => new Tokens(config.secret) },
  {
    provide: BarnDatabase,
    inject: [getDataSourceToken(), CONFIG],
    useFactory: (source: DataSource, config: Config) =>
      new BarnDatabase(poolOf(source, roleUrl(config.ownerUrl, BARN_ROLE, config.secret))),
  },
  {
    provide: PlatformDatabase,
    inject: [getDataSourceToken(PLATFORM), CONFIG],
    useFactory: (source: DataSource, config: Config) =>
      new PlatformDatabase(poolOf(source, roleUrl(config.ownerUrl, PLATFORM_ROLE, config.secret)), source.manager),
  },
  {
    provide: BarnConnections,
    inject: [BarnDatabase, CONFIG],
    useFactory: (barn: BarnDatabase, config: Config) => new BarnConnections(barn.sql, config.poolSize),
  },
  EndedSessions,
  Strategies,
  Departure,
  {
    provide: BarnTransactions,
    inject: [BarnConnections, Registry, Clock, CommandBus, EndedSessions],
    useFactory: (barns: BarnConnections, registry: Registry, clock: Clock, bus: CommandBus, ended: EndedSessions) =>
      new BarnTransactions(barns, registry, clock, {
        dispatch: (command) => bus.execute(command),
        sessionsEnded: () => ended.next(),
      }),
  },
  {
    provide: BarnReader,
    inject: [BarnConnections],
    useFactory: (barns: BarnConnections) => new BarnReader(barns),
  },
];

@Module({})
export class PlatformModule {
  static with(modules: readonly ModuleDescription[]): DynamicModule {
    const entities = [...platformEntities, ...modules.flatMap((module) => module.entities ?? [])];
    // Throws if an entity does not say how it is distributed.
    distributionOfAll(entities);
    const registry = new Registry(modules);
    refuseUnanswered();
    return {
      module: PlatformModule,
      global: true,
      imports: [
        DiscoveryModule,
        CqrsModule.forRoot(),
        PassportModule.registerAsync({
          inject: [Strategies],
          useFactory: ({ token, apiKey }: Strategies) => ({ defaultStrategy: [token, apiKey] }),
        }),
        ...dataSources(entities),
      ],
      controllers: [HealthController, ApiDescriptionController],
      providers: [
        ...shared,
        MetadataScanner,
        WriteProbe,
        Routes,
        AnsweringHandler,
        ReadListPageHandler,
        ReadListRowHandler,
        ReadListIdsHandler,
        ReadListSliceHandler,
        UnhandledMessages,
        ListBarnsHandler,
        JwtStrategy,
        ApiKeyStrategy,
        ApiKeyAccess,
        { provide: Registry, useValue: registry },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: inputValidation },
      ],
      exports: [...shared, Registry, Routes],
    };
  }
}
