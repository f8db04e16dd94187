import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** `/admin/*` is the staff app, everything else outside the API the families'. Hashed assets are immutable, entry pages are not cached. */
export async function serveScreens(app: NestFastifyApplication, root: string) {
  const fastify = app.getHttpAdapter().getInstance();
  const admin = path.join(root, 'admin-ui/dist');
  const portal = path.join(root, 'client-ui/dist');
  if (!existsSync(admin) || !existsSync(portal)) return;
  const assets = { wildcard: true, index: false as const, decorateReply: false, immutable: true, maxAge: YEAR_MS };
  await app.register(fastifyStatic, {
    ...assets,
    root: path.join(admin, 'assets'),
    prefix: '/admin/assets/',
    decorateReply: true,
  });
  await app.register(fastifyStatic, { ...assets, root: path.join(portal, 'assets'), prefix: '/assets/' });
  fastify.get('/*', (request, reply) => {
    const url = request.url.split('?')[0] ?? '/';
    if (url === '/api' || url.startsWith('/api/'))
      return reply.status(404).send({ status: 404, code: 'not_found', message: 'There is no such call.' });
    const folder = url === '/admin' || url.startsWith('/admin/') ? admin : portal;
    const file = url.replace(/^\/admin\//, '').replace(/^\//, '');
    const isFile = /^[\w-]+\.(svg|png|ico|webmanifest|js|txt)$/.test(file) && existsSync(path.join(folder, file));
    const found = isFile ? file : 'index.html';
    return reply.header('cache-control', 'no-cache').sendFile(found, folder, { cacheControl: false });
  });
}
