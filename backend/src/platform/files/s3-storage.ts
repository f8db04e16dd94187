import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { unavailable } from '../errors/refusal.js';
import { checkedKey, FileStorage, type StoredFile } from './file-storage.js';
import { sha256, signS3Request, type S3Credentials } from './sign-s3-request.js';

/** Uploads are a few megabytes; a store that takes longer is away. */
const PATIENCE_MS = 30_000;

/** `https://KEY:SECRET@host/bucket?region=eu-central-1` */
const readAddress = (address: string): { bucket: string; credentials: S3Credentials } => {
  const { origin, pathname, username, password, searchParams } = new URL(address);
  return {
    bucket: `${origin}${pathname.replace(/\/$/, '')}`,
    credentials: {
      keyId: decodeURIComponent(username),
      secret: decodeURIComponent(password),
      region: searchParams.get('region') ?? 'us-east-1',
    },
  };
};

const tagged = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

/** A bucket of any store that speaks S3. An object is there as a whole or not at all, and durable once it is answered. */
export class S3Storage extends FileStorage {
  private readonly bucket: string;
  private readonly credentials: S3Credentials;
  constructor(address: string) {
    super();
    ({ bucket: this.bucket, credentials: this.credentials } = readAddress(address));
  }

  async put(key: string, content: Uint8Array) {
    await this.ask('PUT', `/${checkedKey(key)}`, content);
  }

  async open(key: string) {
    const { body } = (await this.ask('GET', `/${checkedKey(key)}`)) ?? {};
    return body ? Readable.fromWeb(body as ReadableStream) : undefined;
  }

  async remove(key: string) {
    await this.ask('DELETE', `/${checkedKey(key)}`);
  }

  /** A thousand at a time, as the store hands them out. */
  async list(prefix: string): Promise<StoredFile[]> {
    const found: StoredFile[] = [];
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${checkedKey(prefix)}/` });
      if (next) query.set('continuation-token', next);
      const answer = await this.ask('GET', `?${query.toString()}`);
      const xml = (await answer?.text()) ?? '';
      const times = tagged(xml, 'LastModified');
      found.push(...tagged(xml, 'Key').map((key, n) => ({ key, storedAt: new Date(times[n] ?? 0) })));
      [next] = tagged(xml, 'NextContinuationToken');
    } while (next);
    return found;
  }

  /** Undefined where there is nothing; whatever else is wrong, the caller may try again. */
  private async ask(
    method: string,
    path: string,
    content?: Uint8Array<ArrayBufferLike>,
  ): Promise<Response | undefined> {
    const url = new URL(`${this.bucket}${path}`);
    const headers = signS3Request(this.credentials, {
      method,
      url,
      contentHash: sha256(content ?? ''),
      now: new Date(),
    });
    const response = await fetch(url, {
      method,
      headers,
      ...(content && { body: new Uint8Array(content) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    if (response?.status === 404) return undefined;
    if (!response?.ok) throw unavailable();
    return response;
  }
}
