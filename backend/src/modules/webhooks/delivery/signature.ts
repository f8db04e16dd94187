import { createHash, createHmac } from 'node:crypto';

export interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000).toString();

const signatureBy = (secret: string, { id, at, body }: Signed) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${id}.${secondsOf(at)}.${body}`)
    .digest('base64')}`;

/** The headers of the Standard Webhooks specification; a signature for each secret that is good. */
export const signedHeaders = (signed: Signed, secrets: readonly string[]) => ({
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(signed.body).toString(),
  'user-agent': 'Leadline',
  'webhook-id': signed.id,
  'webhook-timestamp': secondsOf(signed.at),
  'webhook-signature': secrets.map((secret) => signatureBy(secret, signed)).join(' '),
});

const ID_LETTERS = 24;

/** The same cause has always the same id, so that news which come twice are known. */
export const messageId = (cause: object) =>
  `msg_${createHash('sha256').update(JSON.stringify(cause)).digest('base64url').slice(0, ID_LETTERS)}`;
