import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { v4 as uuid } from 'uuid';
import { derivedKey } from '../database/roles.js';
import type { Claims } from './session.js';

const LIFETIME = '12h';
/** Of a look at somebody else's barn. */
const LOOK = '1h';
/** Of a device that somebody signed in on. */
const DEVICE = { audience: 'device', expiresIn: '400d' } as const;

/** Stays on the device after signing out, so it does not say whose it is. */
const nameless = (email: string) => createHash('sha256').update(email).digest('base64url');

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
  /** Names a device on which this account has signed in; it opens nothing. */
  issueDevice = (email: string) => this.jwt.sign({ account: nameless(email) }, { ...DEVICE, jwtid: uuid() });

  /** Undefined unless this account has signed in on the device. */
  deviceOf(token: string, email: string): string | undefined {
    try {
      const { audience } = DEVICE;
      const known = this.jwt.verify<{ account: string; jti: string }>(token, { algorithms: ['HS256'], audience });
      return known.account === nameless(email) ? known.jti : undefined;
    } catch {
      return undefined;
    }
  }

  issue = (claims: Omit<Claims, 'exp'>) => this.jwt.sign(claims, { expiresIn: claims.entered_farm ? LOOK : LIFETIME });
}
