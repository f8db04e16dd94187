import type { BarnTransaction } from './barn-transaction.js';

/** One thing a person or a policy can ask for. `name` is stable: it stands in the metadata of what it led to. */
export interface Command<Input, Result> {
  readonly name: string;
  handle(barn: BarnTransaction, input: Input): Promise<Result>;
}

export const command = <Input, Result>(
  name: string,
  handle: (barn: BarnTransaction, input: Input) => Promise<Result>,
): Command<Input, Result> => ({ name, handle });
