import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

interface Content {
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

/** Images are shown inline, everything else is a download, and nothing is ever interpreted as a page. */
export const handOver = (reply: FastifyReply, content: Readable, { fileName, contentType, sizeBytes }: Content) =>
  reply
    .header('content-type', contentType)
    .header('content-length', sizeBytes)
    .header(
      'content-disposition',
      `${contentType.startsWith('image/') ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, max-age=3600')
    .send(content);
