import { JwtService } from '@nestjs/jwt';
import { derivedKey } from '../database/roles.js';
import type { Claims } from './session.js';

const LIFETIME = '12h';

export class Tokens {
  readonly key: string;
  private readonly jwt: JwtService;
  constructor(secret: string) {
    this.key = derivedKey(secret, 'token');
    this.jwt = new JwtService({ secret: this.key, signOptions: { algorithm: 'HS256' } });
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
