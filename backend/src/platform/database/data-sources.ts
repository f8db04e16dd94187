import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule, type TypeOrmModuleOptions } from '@nestjs/typeorm';
import type { EntityClass } from '../event-store/registry.js';
import { CONFIG, type Config } from '../config/config.js';
import { LIMITED_CONNECTION } from './connect.js';
import { BARN_ROLE, PLATFORM_ROLE, roleUrl, type Role } from './roles.js';
import { SnakeCase } from './snake-case.js';

export const PLATFORM = 'platform';

const options =
  (role: Role, share: number) =>
  (config: Config): TypeOrmModuleOptions => ({
    type: 'postgres',
    url: roleUrl(config.ownerUrl, role, config.secret),
    poolSize: Math.max(2, Math.round(config.poolSize * share)),
    extra: LIMITED_CONNECTION,
    namingStrategy: new SnakeCase(),
    // Migrations were run by the owner; these roles may not create anything.
    installExtensions: false,
    synchronize: false,
    migrationsRun: false,
    retryAttempts: 0,
    poolErrorHandler: () => undefined,
  });

export const dataSources = (entities: readonly EntityClass[]): DynamicModule[] => [
  TypeOrmModule.forRootAsync({
    inject: [CONFIG],
    useFactory: (config: Config) => ({ ...options(BARN_ROLE, 1)(config), entities: [...entities] }),
  }),
  TypeOrmModule.forRootAsync({
    name: PLATFORM,
    inject: [CONFIG],
    useFactory: (config: Config) => ({ ...options(PLATFORM_ROLE, 0.3)(config), entities: [...entities] }),
  }),
];
