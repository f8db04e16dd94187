import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { publicBarnOf } from '../../../platform/auth/public-barn.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { introduced } from './page-head.js';
import { FoundBarns } from '../queries/found-barns.js';
import { IntroduceBarn } from '../queries/introduction.js';
import { pageOf, robots, sitemap, SITEMAP } from './crawlers.js';

/**
 * Addresses of the screens that are read by more than browsers: outside `/api`, hence no calls. The page of a barn is the portal’s entry
 * page with a head of its own; an address that names no barn is answered with the same page, as not found.
 */
@Injectable()
export class PublicAddresses implements OnModuleInit {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly database: PlatformDatabase,
    private readonly queries: QueryBus,
    private readonly found: FoundBarns,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit() {
    const { entryPage, publicUrl } = this.config;
    // A worker has none.
    const fastify = (
      this.adapter.httpAdapter as typeof this.adapter.httpAdapter | undefined
    )?.getInstance<FastifyInstance>();
    if (!fastify) return;
    fastify.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
    fastify.get(SITEMAP, async (_request, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(sitemap(publicUrl, await this.found.publicIds())),
    );
    if (!entryPage || !existsSync(entryPage)) return;
    const page = readFileSync(entryPage, 'utf8');
    fastify.get('/public/unauthorized', (_request, reply) =>
      asPage(reply).header('x-robots-tag', 'noindex').send(page),
    );
    fastify.get<OfBarn>('/public/:publicId', (request, reply) => this.introduce(page, request, reply));
    fastify.get<OfBarn>('/public/:publicId/*', (request, reply) => this.introduce(page, request, reply));
  }

  private async introduce(page: string, { params: { publicId }, url }: FastifyRequest<OfBarn>, reply: FastifyReply) {
    const asker = await publicBarnOf(this.database.sql, publicId);
    const barn = asker && (await this.queries.execute(new IntroduceBarn(asker, {})));
    if (!barn?.isFound || ONES_OWN.test(url)) void reply.header('x-robots-tag', 'noindex');
    if (!barn) return asPage(reply).status(404).send(page);
    return asPage(reply).send(introduced(page, barn, pageOf(this.config.publicUrl, publicId)));
  }
}

/** What stands there was written by one person for a barn. */
const ONES_OWN = /^\/public\/[^/]+\/enquiry\//;

type OfBarn = { Params: { publicId: string } };

const asPage = (reply: FastifyReply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
