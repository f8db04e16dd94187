import fc from 'fast-check';
import type { BarnCommandClass } from '../../src/platform/messages/barn-command.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';

/** One thing somebody might do: which, and dice to choose with whom. */
export const step = fc.record({
  what: fc.nat(),
  who: fc.nat(9999),
  which: fc.nat(9999),
  how: fc.nat(9999),
  far: fc.boolean(),
});
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

export const at = <T>(list: readonly T[], dice: number): T => list[dice % list.length] as T;
export type Does = <Input, Result>(
  actor: Actor,
  command: BarnCommandClass<Input, Result>,
  input: Input,
) => Promise<Result>;
