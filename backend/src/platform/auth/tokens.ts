import { createSecretKey, type KeyObject } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { derivedKey } from '../database/roles.js';
import type { Claims } from './session.js';

const LIFETIME = '12h';

export class Tokens {
  /** A key object: of a text, the library first tries at every request whether it is a public key, which takes longer than the rest. */
  readonly key: KeyObject;
  private readonly jwt: JwtService;
  constructor(secret: string) {
    this.key = createSecretKey(derivedKey(secret, 'token'), 'utf8');
    this.jwt = new JwtService({ secretOrKeyProvider: () => this.key, signOptions: { algorithm: 'HS256' } });
  }
  read(token: string): Claims | undefined {
    try {
      return this.jwt.verify<Claims>(token, { algorithms: ['HS256'] });
    } catch {
      return undefined;
    }
  }
  issue = (claims: Omit<Claims, 'exp'>) => this.jwt.sign(claims, { expiresIn: LIFETIME });
}
