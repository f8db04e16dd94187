import {
  Injectable,
  RequestMethod,
  type INestApplication,
  type OnApplicationBootstrap,
  type Type,
} from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from './allow.js';

export interface DeclaredRoute {
  method: string;
  path: string;
  access: Access | 'public' | undefined;
  controller: Type;
  handler: (...args: never[]) => unknown;
}

const isClass = (metatype: unknown): metatype is Type => typeof metatype === 'function';

export const routesOf = (app: INestApplication) =>
  new Routes(new DiscoveryService(app.get(ModulesContainer)), new MetadataScanner(), new Reflector()).list();

@Injectable()
export class Routes implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  list(): DeclaredRoute[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      if (!isClass(metatype)) return [];
      const prototype = metatype.prototype as Record<string, DeclaredRoute['handler'] | undefined>;
      const base = [this.reflector.get<string | string[]>(PATH_METADATA, metatype)].flat()[0] ?? '';
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name];
        const method = handler && this.reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
        if (!handler || method === undefined) return [];
        const access = this.reflector.getAllAndOverride<DeclaredRoute['access']>(ACCESS, [handler, metatype]);
        const paths = [this.reflector.get<string | string[]>(PATH_METADATA, handler)].flat();
        return paths.map((path) => ({
          method: RequestMethod[method],
          path: `/${base}/${path}`.replace(/\/+/g, '/').replace(/\/$/, ''),
          access,
          controller: metatype,
          handler,
        }));
      });
    });
  }

  onApplicationBootstrap() {
    const open = this.list().filter((route) => !route.access);
    if (open.length)
      throw new Error(
        `No access declared for ${open.map((route) => `${route.method} ${route.path}`).join(', ')}. Add @Allow or @Public.`,
      );
  }
}
