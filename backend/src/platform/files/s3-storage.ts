import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3Error, S3mini } from 's3mini';
import { unavailable } from '../errors/refusal.js';
import { checkedKey, FileStorage, type StoredFile } from './file-storage.js';

/** Uploads are a few megabytes; a store that takes longer is away. */
const PATIENCE_MS = 30_000;

/** `https://KEY:SECRET@host/bucket?region=eu-central-1` */
const bucketAt = (address: string) => {
  const { origin, pathname, username, password, searchParams } = new URL(address);
  return new S3mini({
    endpoint: `${origin}${pathname.replace(/\/$/, '')}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    requestAbortTimeout: PATIENCE_MS,
  });
};

/** Whatever the store says, the caller may try again. */
const askedAgain = (error: unknown): never => {
  throw error instanceof S3Error ? unavailable() : error;
};

/** A bucket of any store that speaks S3. An object is there as a whole or not at all, and durable once it is answered. */
export class S3Storage extends FileStorage {
  private readonly bucket: S3mini;
  constructor(address: string) {
    super();
    this.bucket = bucketAt(address);
  }

  /** The store compares the checksum before it answers. */
  async put(key: string, content: Uint8Array) {
    const checksum = createHash('sha256').update(content).digest('base64');
    await this.bucket
      .putObject(checkedKey(key), content, undefined, undefined, { 'x-amz-checksum-sha256': checksum })
      .catch(askedAgain);
  }

  /** Undefined where there is nothing. */
  async open(key: string) {
    const response = await this.bucket.getObjectResponse(checkedKey(key)).catch(askedAgain);
    return response?.body ? Readable.fromWeb(response.body as ReadableStream) : undefined;
  }

  async remove(key: string) {
    await this.bucket.deleteObject(checkedKey(key)).catch(askedAgain);
  }

  async list(prefix: string): Promise<StoredFile[]> {
    const found = await this.bucket.listObjects('/', `${checkedKey(prefix)}/`).catch(askedAgain);
    return (found ?? []).map(({ Key, LastModified }) => ({ key: Key, storedAt: new Date(LastModified) }));
  }
}
