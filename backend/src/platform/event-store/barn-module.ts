import { Module, type ModuleMetadata, type Provider, type Type } from '@nestjs/common';
import { mailProviders } from '../mail/mail-providers.js';
import type { ModuleDescription } from './registry.js';

const DESCRIPTION = Symbol('module description');

type Wiring = Pick<ModuleMetadata, 'imports' | 'controllers' | 'exports'> & {
  readonly handlers?: readonly Type[];
  readonly providers?: readonly Provider[];
};

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

export function descriptionOf(module: Type): ModuleDescription {
  const description = Reflect.getMetadata(DESCRIPTION, module) as ModuleDescription | undefined;
  if (!description) throw new Error(`${module.name} is no @BarnModule.`);
  return description;
}
