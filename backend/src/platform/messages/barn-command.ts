import { Inject, Injectable } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Sql } from '../database/connect.js';
import { BarnTransaction } from '../event-store/barn-transaction.js';
import { BarnTransactions, type CommandContext } from '../event-store/barn-transactions.js';
import type { Asker } from './barn-query.js';
import { declareMessage } from './declared-messages.js';

/** A context begins a transaction; a transaction is joined. */
export type Where = CommandContext | BarnTransaction;

type Ask<Result, Answer> = (sql: Sql, result: Result, asker: Asker & { now: Date }) => Promise<Answer>;

export abstract class BarnCommand<Input, Result> extends Command<Result> {
  abstract readonly type: string;
  constructor(
    readonly where: Where,
    readonly input: Input,
  ) {
    super();
  }
  answering<Answer>(ask: Ask<Result, Answer>): Answering<Input, Result, Answer> {
    return new Answering(this, ask);
  }
}
export type BarnCommandClass<Input = never, Result = unknown> = new (
  where: Where,
  input: Input,
) => BarnCommand<Input, Result>;

/** `class CancelStudent extends barnCommand<Input, Result>('enrollment.CancelStudent') {}`. The name is stable: it is in the log. */
export function barnCommand<Input, Result = void>(type: string) {
  declareMessage('commands', type);
  return class extends BarnCommand<Input, Result> {
    readonly type = type;
    static readonly type = type;
  };
}

type Received = Command<unknown> & { readonly where: Where; readonly input: unknown; readonly type: string };
type ResultOf<C> = C extends Command<infer Result> ? Result : never;

@Injectable()
export abstract class BarnCommandHandler<C extends Received> {
  @Inject(BarnTransactions) protected readonly transactions: BarnTransactions;

  abstract handle(barn: BarnTransaction, input: C['input']): Promise<ResultOf<C>>;

  execute({ where, input, type }: C): Promise<never> {
    const handle = (barn: BarnTransaction) => this.handle(barn, input);
    return (
      where instanceof BarnTransaction ? where.during(type, handle) : this.transactions.run(where, type, handle)
    ) as Promise<never>;
  }
}

export class Answering<Input, Result, Answer> extends Command<Answer> {
  constructor(
    readonly command: BarnCommand<Input, Result>,
    readonly ask: Ask<Result, Answer>,
  ) {
    super();
  }
}

@CommandHandler(Answering)
export class AnsweringHandler implements ICommandHandler<Answering<unknown, unknown, unknown>> {
  constructor(
    private readonly bus: CommandBus,
    private readonly transactions: BarnTransactions,
  ) {}

  execute({ command, ask }: Answering<unknown, unknown, unknown>) {
    const { where, input, type } = command;
    if (where instanceof BarnTransaction)
      throw new Error(`${type} is asked inside a transaction; its answer is its result.`);
    const inside = command.constructor as BarnCommandClass<unknown>;
    const { farmId, actor } = where;
    const work = (barn: BarnTransaction) => this.bus.execute(new inside(barn, input));
    return this.transactions.answer(where, type, work, (sql, result, now) => ask(sql, result, { farmId, actor, now }));
  }
}
