import { Command, Query } from '@nestjs/cqrs';
import { declareMessage } from './declared-messages.js';

/** For commands without a barn, such as signing in: their handlers implement `ICommandHandler` and inject `PlatformDatabase`. */
export function platformCommand<Input, Result = void>(type: string) {
  declareMessage('commands', type);
  return class extends Command<Result> {
    static readonly type = type;
    constructor(readonly input: Input) {
      super();
    }
  };
}

export function platformQuery<Input, Result>(type: string) {
  declareMessage('queries', type);
  return class extends Query<Result> {
    static readonly type = type;
    constructor(readonly input: Input) {
      super();
    }
  };
}
