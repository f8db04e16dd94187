import { RouteConfig, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyRequest } from 'fastify';
import { SMALL_BODY } from './body-limit.js';

const TYPE = 'application/x-www-form-urlencoded';

/** For routes that others' programs post a form to, of which nothing is read. All others take JSON alone. */
export const TakesForms = () => RouteConfig({ takesForms: true, bodyLimit: SMALL_BODY });

export const takeForms = (app: NestFastifyApplication) =>
  app.useBodyParser(TYPE, { bodyLimit: SMALL_BODY }, (request, _body, done) => {
    const { takesForms } = (request as FastifyRequest).routeOptions.config as { takesForms?: boolean };
    if (takesForms) done(null, {});
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(TYPE));
  });
