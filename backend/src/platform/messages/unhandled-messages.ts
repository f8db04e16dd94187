import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Registry } from '../event-store/registry.js';
import { declaredMessages } from './declared-messages.js';

/** Metadata keys of @nestjs/cqrs, which does not export them. */
const NOTED = { commands: '__commandHandler__', queries: '__queryHandler__' } as const;

/** The bus finds a missing handler only when it is called, and of two it takes the last; both stop the start instead. */
@Injectable()
export class UnhandledMessages implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly registry: Registry,
  ) {}

  onApplicationBootstrap() {
    const faults = [...this.faults('commands'), ...this.faults('queries')];
    if (faults.length) throw new Error(`${faults.join(', ')}: name each among its module's handlers, once.`);
  }

  private faults(kind: keyof typeof NOTED) {
    const handled = this.discovery.getProviders().flatMap(({ metatype }) => {
      const message = metatype
        ? (Reflect.getMetadata(NOTED[kind], metatype) as { type?: string } | undefined)
        : undefined;
      return message?.type ?? [];
    });
    // Messages that a spec declares are handled only there.
    const ours = new Set(['platform', ...this.registry.modules.map(({ name }) => name)]);
    return [...declaredMessages[kind]]
      .filter((type) => ours.has(type.split('.')[0] ?? ''))
      .flatMap((type) => {
        const times = handled.filter((one) => one === type).length;
        return times === 1 ? [] : [`${type} has ${times} handlers`];
      });
  }
}
