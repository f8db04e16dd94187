import { createHash } from 'node:crypto';
import { parse, v7 as uuid } from 'uuid';
import { sealedId, unsealedId, type Sealing } from './sealed-id.js';

/** Zero bits at the beginning of the digest: a moment for one browser, a bill for whoever sends thousands. */
export const PROOF_BITS = 16;

const MILLISECONDS_BYTES = 6;

/** `SHA-256(stamp.proof)` begins with that many zero bits. */
export function isProof(stamp: string, proof: string) {
  const digest = createHash('sha256').update(`${stamp}.${proof}`).digest();
  return digest.readUInt32BE(0) >>> (32 - PROOF_BITS) === 0;
}

/** Forms that the barn's public page hands out: each is good for one thing, whose id is in it, and says when it was handed out. */
export class FormStamps {
  /** `purpose`: what it is a form for; one for another purpose is none. */
  constructor(
    private readonly secret: string,
    private readonly purpose: string,
  ) {}

  issue(farmId: string, now: Date) {
    return sealedId(this.sealing(farmId), uuid({ msecs: now.getTime() }));
  }

  /** Undefined if it was not handed out for this barn. */
  read(farmId: string, stamp: string) {
    const id = unsealedId(this.sealing(farmId), stamp);
    return id ? { id, handedOutAt: momentOf(id) } : undefined;
  }

  private sealing(within: string): Sealing {
    return { secret: this.secret, purpose: this.purpose, within };
  }
}

const momentOf = (id: string) => new Date(Buffer.from(parse(id)).readUIntBE(0, MILLISECONDS_BYTES));
