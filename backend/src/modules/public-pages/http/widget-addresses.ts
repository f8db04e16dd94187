import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicBarnOf } from '../../../platform/auth/public-barn.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { ListPublicLessons } from '../../calendar/contracts.js';
import { ReadWidgetLook } from '../queries/widget-look.js';
import { framedBy } from './widget-headers.js';
import { firstDay, nothingHere, tooMany, WIDGET_DAYS, widgetPage } from './widget-page.js';
import { WIDGET_SCRIPT, widgetScript } from './widget-script.js';

type Embedded = { Params: { publicId: string }; Querystring: { from?: unknown } };

const asWidget = (reply: FastifyReply, sites: readonly string[]) => {
  framedBy(reply, sites);
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
};

/**
 * What a barn's own site shows of it: a script, and the page that it puts into a frame. The page is written here, as another site's frame
 * may keep it from cookies and storage. A barn that names no site has none: it is answered like one that is unknown.
 */
@Injectable()
export class WidgetAddresses implements OnModuleInit {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly database: PlatformDatabase,
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit() {
    // A worker has none.
    const fastify = (
      this.adapter.httpAdapter as typeof this.adapter.httpAdapter | undefined
    )?.getInstance<FastifyInstance>();
    if (!fastify) return;
    fastify.get(WIDGET_SCRIPT, (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(widgetScript),
    );
    const limit = fastify.createRateLimit({
      max: this.config.publicLimit,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => `widget ${ip}`,
    });
    fastify.get<Embedded>('/public/:publicId/embed', async (request, reply) => {
      const counted = await limit(request);
      if (!counted.isAllowed && counted.isExceeded)
        return asWidget(reply, []).status(429).header('retry-after', counted.ttlInSeconds).send(tooMany());
      return this.show(request, reply);
    });
  }

  private async show({ params: { publicId }, query: { from } }: FastifyRequest<Embedded>, reply: FastifyReply) {
    const asker = await publicBarnOf(this.database.sql, publicId);
    const look = asker && (await this.queries.execute(new ReadWidgetLook(asker, {})));
    if (!look || look.sites.length === 0) return asWidget(reply, []).status(404).send(nothingHere());
    const day = firstDay(from, look.today);
    const lessons = await this.queries.execute(new ListPublicLessons(asker, { day, days: WIDGET_DAYS }));
    return asWidget(reply, look.sites).send(widgetPage(look, publicId, lessons, day));
  }
}
