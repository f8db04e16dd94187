import { Module, type ModuleMetadata, type Provider, type Type } from '@nestjs/common';
import { mailProviders } from '../mail/mail-providers.js';
import type { ModuleDescription } from './registry.js';

const DESCRIPTION = Symbol('module description');

type Wiring = Pick<ModuleMetadata, 'imports' | 'controllers' | 'exports'> & {
  /** Handlers of the module's commands and queries. */
  readonly handlers?: readonly Type[];
  /** Whatever else Nest has to make: job workers, crons, adapters. */
  readonly providers?: readonly Provider[];
};

/** A module of the product, registered in this one place: what Nest wires, and what the event store and the database need of it. */
export function BarnModule({
  imports,
  controllers,
  exports,
  handlers = [],
  providers = [],
  ...description
}: ModuleDescription & Wiring): ClassDecorator {
  return (target) => {
    Reflect.defineMetadata(DESCRIPTION, description, target);
    const { mails = [] } = description;
    Module({ imports, controllers, exports, providers: [...handlers, ...mails.flatMap(mailProviders), ...providers] })(
      target,
    );
  };
}

/** What a module told `@BarnModule`. */
export function descriptionOf(module: Type): ModuleDescription {
  const description = Reflect.getMetadata(DESCRIPTION, module) as ModuleDescription | undefined;
  if (!description) throw new Error(`${module.name} is no @BarnModule.`);
  return description;
}
