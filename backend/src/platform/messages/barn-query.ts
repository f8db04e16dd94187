import { Inject, Injectable } from '@nestjs/common';
import { Query } from '@nestjs/cqrs';
import { Clock } from '../clock/clock.js';
import type { Sql } from '../database/connect.js';
import type { Actor } from '../tenancy/actor.js';
import { BarnReader } from './barn-reader.js';
import { declareMessage } from './declared-messages.js';

export interface Asker {
  readonly farmId: string;
  readonly actor: Actor;
}

export abstract class BarnQuery<Input, Result> extends Query<Result> {
  abstract readonly type: string;
  constructor(
    readonly asker: Asker,
    readonly input: Input,
  ) {
    super();
  }
}

export function barnQuery<Input, Result>(type: string) {
  declareMessage('queries', type);
  return class extends BarnQuery<Input, Result> {
    readonly type = type;
    static readonly type = type;
  };
}

type Asked = Query<unknown> & { readonly asker: Asker; readonly input: unknown };
type ResultOf<Q> = Q extends Query<infer Result> ? Result : never;

@Injectable()
export abstract class BarnQueryHandler<Q extends Asked> {
  @Inject(BarnReader) private readonly barns: BarnReader;
  @Inject(Clock) private readonly clock: Clock;

  /** What is issued before the first await travels in one round trip. */
  abstract answer(sql: Sql, input: Q['input'], asker: Asker & { now: Date }): Promise<ResultOf<Q>>;

  execute({ asker, input }: Q): Promise<never> {
    const { farmId, actor } = asker;
    const asked = { farmId, actor, now: this.clock.now() };
    return this.barns.read(farmId, (sql) => this.answer(sql, input, asked)) as Promise<never>;
  }
}
