import { Injectable } from '@nestjs/common';
import { AuthModuleOptions, PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Sessions, type Claims } from './session.js';
import { Tokens } from './tokens.js';

/** Signature and expiry are the library's business; whether the login is still good is asked at every request. F22 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    tokens: Tokens,
    private readonly sessions: Sessions,
    { defaultStrategy }: AuthModuleOptions,
  ) {
    super({ jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: tokens.key, algorithms: ['HS256'] });
    // Passport registers strategies by name for the whole process: its own name keeps two applications apart.
    passport.use(String(defaultStrategy), this);
  }

  validate(claims: Claims) {
    return this.sessions.find(claims);
  }
}
