import type { components, paths } from './generated/schema';

type Schemas = components['schemas'];
type NameOf<Path> = Path extends `/api/${infer Name}` ? Name : never;

/** Every call there is, by the name people know it: `lessons/index`. */
export type CallName = NameOf<keyof paths>;

/** A row of an answer. What the contract calls optional is there all the same, as null where nothing is set. */
export type Row<Name extends keyof Schemas> = {
  readonly [Field in keyof Schemas[Name]]-?: undefined extends Schemas[Name][Field] ? NonNullable<Schemas[Name][Field]> | null : Schemas[Name][Field];
};

/** What a call accepts. */
export type Input<Name extends keyof Schemas> = Readonly<Schemas[Name]>;
