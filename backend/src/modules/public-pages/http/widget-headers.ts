import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { framedScript } from './widget-script.js';

const SCRIPT = `'sha256-${createHash('sha256').update(framedScript).digest('base64')}'`;

/** The page runs its one script, loads nothing, and is shown by these sites alone. */
export const widgetPolicy = (sites: readonly string[]) =>
  [
    `default-src 'none'`,
    `style-src 'unsafe-inline'`,
    `script-src ${SCRIPT}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${sites.length > 0 ? sites.join(' ') : `'none'`}`,
  ].join('; ');

/** The older header refuses every site and knows no list: where one may show the page it is left out, so that the two never differ. */
export function framedBy(reply: FastifyReply, sites: readonly string[]) {
  void reply.header('content-security-policy', widgetPolicy(sites));
  if (sites.length > 0) reply.raw.removeHeader('x-frame-options');
}
