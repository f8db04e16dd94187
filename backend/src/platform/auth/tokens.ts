import { JwtService } from '@nestjs/jwt';
import { derivedKey } from '../database/roles.js';
import type { Claims } from './session.js';

const LIFETIME = '12h';

/** Issues and reads the bearer tokens of sign-in. */
export class Tokens {
  private readonly jwt: JwtService;
  constructor(secret: string) {
    this.jwt = new JwtService({ secret: derivedKey(secret, 'token'), signOptions: { algorithm: 'HS256' }, verifyOptions: { algorithms: ['HS256'] } });
  }
  issue = (claims: Omit<Claims, 'exp'>) => this.jwt.sign(claims, { expiresIn: LIFETIME });
  /** Undefined when the token is malformed, forged or expired. */
  read(token: string): Claims | undefined {
    try {
      return this.jwt.verify<Claims>(token);
    } catch {
      return undefined;
    }
  }
}
