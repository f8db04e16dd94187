import { Injectable } from '@nestjs/common';
import passport from 'passport';
import { apiKeyIn } from './api-key.js';
import { Sessions } from './session.js';
import { Strategies } from './strategies.js';

/** Tried after the tokens of people. A key acts for itself, and ends at once when it is revoked. */
@Injectable()
export class ApiKeyStrategy extends passport.Strategy {
  constructor(
    private readonly sessions: Sessions,
    { apiKey }: Strategies,
  ) {
    super();
    passport.use(apiKey, this);
  }

  override authenticate(request: { headers: { authorization?: string } }) {
    const key = apiKeyIn(request);
    if (key === undefined) return this.fail(401);
    this.sessions.ofKey(key).then(
      (session) => (session ? this.success(session) : this.fail(401)),
      (error: unknown) => this.error(error),
    );
  }
}
