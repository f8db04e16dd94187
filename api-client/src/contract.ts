import type { components, paths } from './generated/schema';

type Schemas = components['schemas'];
type NameOf<Path> = Path extends `/api/${infer Name}` ? Name : never;

/** Every call there is, by the name people know it: `lessons/index`. */
export type CallName = NameOf<keyof paths>;

/** A row of an answer. */
export type Row<Name extends keyof Schemas> = Readonly<Schemas[Name]>;

/** What a call accepts. */
export type Input<Name extends keyof Schemas> = Readonly<Schemas[Name]>;
