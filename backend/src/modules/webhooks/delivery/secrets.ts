import { randomBytes } from 'node:crypto';
import { locked, unlocked } from '../../../platform/auth/locked-text.js';

const BYTES = 32;
const HINT_LETTERS = 'whsec_'.length + 4;

/** The former secret is good beside a new one for so long, so that the receiver can change it in its own time. */
export const FORMER_FOR_MS = 24 * 3600 * 1000;

const sealing = (secret: string, farmId: string) => ({ secret, purpose: 'webhook-secret', within: farmId });

export interface NewSecret {
  /** For whoever asked for it, once. */
  readonly text: string;
  /** How it begins, by which people know it again. */
  readonly hint: string;
  readonly locked: string;
}

/** As the Standard Webhooks specification writes it. */
export function newSecret(installation: string, farmId: string): NewSecret {
  const text = `whsec_${randomBytes(BYTES).toString('base64')}`;
  return { text, hint: text.slice(0, HINT_LETTERS), locked: locked(sealing(installation, farmId), text) };
}

/** Undefined after the installation's secret has changed. */
export const openSecret = (installation: string, farmId: string, kept: string) =>
  unlocked(sealing(installation, farmId), kept);
