import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CaughtPush {
  device: string;
  said: { title: string; body: string; path: string; tag: string };
  headers: IncomingHttpHeaders;
}

/** What a browser does with it. RFC 8188 and 8291, written anew: what the product encrypts is read by nothing of the product. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer) {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const theirs = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** Whether whoever sends is whom the browser gave its address to. RFC 8292 */
export function isSignedBy(publicKey: string, { authorization = '' }: IncomingHttpHeaders) {
  const { t: token = '', k } = Object.fromEntries(
    authorization
      .replace(/^vapid /, '')
      .split(/, ?/)
      .map((part) => part.split(/=(.*)/).slice(0, 2) as [string, string]),
  );
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, body, signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${body}`);
  const by = { key, dsaEncoding: 'ieee-p1363' as const };
  return k === publicKey && verify('sha256', signed, by, Buffer.from(signature, 'base64url'));
}

/** A push service that keeps what it is told, and can be told what to answer next. */
export async function pushCatcher() {
  const pushes: CaughtPush[] = [];
  const devices = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer; next: number[] }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const name = decodeURIComponent(request.url?.slice(1) ?? '');
      const device = devices.get(name);
      const status = device ? (device.next.shift() ?? 201) : 404;
      if (device && status === 201) {
        const said = JSON.parse(decrypted(Buffer.concat(chunks), device.keys, device.auth)) as CaughtPush['said'];
        pushes.push({ device: name, said, headers: request.headers });
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let made = 0;
  return {
    pushes,
    /** A browser that subscribes; `next`: how it is answered, before all is taken. */
    browser: (label: string, ...next: number[]) => {
      const name = `${label} ${++made}`;
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      devices.set(name, { keys, auth, next });
      const endpoint = `http://localhost:${port}/${encodeURIComponent(name)}`;
      return { endpoint, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url'), label };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
