import { Command, Query } from '@nestjs/cqrs';
import { declareMessage } from './declared-messages.js';

/**
 * A command that belongs to no barn (signing in, opening a barn, the super user's): its handler implements `ICommandHandler` and asks
 * for `PlatformDatabase`. `class SignIn extends platformCommand<Input, Result>('identity.SignIn') {}`
 */
export function platformCommand<Input, Result = void>(type: string) {
  declareMessage('commands', type);
  return class extends Command<Result> {
    static readonly type = type;
    constructor(readonly input: Input) {
      super();
    }
  };
}

/** A question that belongs to no barn; its handler implements `IQueryHandler`. */
export function platformQuery<Input, Result>(type: string) {
  declareMessage('queries', type);
  return class extends Query<Result> {
    static readonly type = type;
    constructor(readonly input: Input) {
      super();
    }
  };
}
