import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const sha256 = (content) => createHash('sha256').update(content).digest('base64');

/** One page of a listing, as the store writes it. */
function page(objects, { prefix, after, pageSize }) {
  const byName = (one, other) => (one < other ? -1 : 1);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted(byName);
  const shown = keys.slice(0, pageSize);
  const more =
    keys.length > pageSize
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${shown.at(-1)}</NextContinuationToken>`
      : '';
  const contents = shown.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${objects.get(key).storedAt}</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

/** A bucket in memory: one key may use it, and a body has to be what its checksum says. */
export async function s3Simulator({ keyId, bucket, pageSize = 1000 }) {
  const objects = new Map();
  const answer = async (request) => {
    const { pathname, searchParams } = new URL(request.url, 'http://store');
    const content = await buffer(request);
    const { authorization = '', 'x-amz-checksum-sha256': checksum } = request.headers;
    if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${keyId}/`)) return [403];
    if (request.method === 'PUT' && checksum !== sha256(content)) return [400];
    const key = pathname.slice(`/${bucket}/`.length);
    if (!key) {
      const [prefix, after] = ['prefix', 'continuation-token'].map((name) => searchParams.get(name) ?? '');
      return [200, page(objects, { prefix, after, pageSize })];
    }
    if (request.method === 'PUT') objects.set(key, { content, storedAt: new Date().toISOString() });
    if (request.method === 'DELETE') {
      objects.delete(key);
      return [204];
    }
    const found = objects.get(key);
    return found ? [200, request.method === 'GET' ? found.content : ''] : [404];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body = '']) => response.writeHead(status).end(body));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address();
  return {
    addressFor: (who) => `http://${who}:secret@127.0.0.1:${port}/${bucket}`,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
