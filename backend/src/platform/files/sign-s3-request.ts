import { createHash, createHmac } from 'node:crypto';

export interface S3Credentials {
  keyId: string;
  secret: string;
  region: string;
}
interface Unsigned {
  method: string;
  url: URL;
  headers?: Readonly<Record<string, string>>;
  /** SHA-256 of the body in hex. */
  contentHash: string;
  now: Date;
}

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const sortedQuery = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

/** AWS Signature Version 4, which every S3-compatible store understands: all headers of the request, signed ones among them. */
export function signS3Request({ keyId, secret, region }: S3Credentials, request: Unsigned): Record<string, string> {
  const { method, url, contentHash, now } = request;
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const headers: Record<string, string> = {
    ...request.headers,
    host: url.host,
    'x-amz-content-sha256': contentHash,
    'x-amz-date': time,
  };
  const names = Object.keys(headers).toSorted();
  const signed = names.join(';');
  const canonical = [
    method,
    url.pathname,
    sortedQuery(url),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signed,
    contentHash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const signature = hmac(key, toSign).toString('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope},SignedHeaders=${signed},Signature=${signature}`,
  };
}
