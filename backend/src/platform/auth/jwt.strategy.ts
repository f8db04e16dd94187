import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Sessions, type Claims } from './session.js';
import { Strategies } from './strategies.js';
import { Tokens } from './tokens.js';

/** The library checks signature and expiry; whether the login may still act is asked at every request. F22 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    tokens: Tokens,
    private readonly sessions: Sessions,
    { token }: Strategies,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // The strategy's types do not know key objects, with which it calls the same function as `JwtService`.
      secretOrKey: tokens.key as unknown as Buffer,
      algorithms: ['HS256'],
    });
    passport.use(token, this);
  }

  validate(claims: Claims) {
    return this.sessions.find(claims);
  }
}
