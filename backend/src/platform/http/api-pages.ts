import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';

/** As the screens keep it. The function runs in the browser, with nothing around it. */
const asWhoeverIsSignedIn = (request: { headers: Record<string, string> }) => {
  const { localStorage } = globalThis as unknown as { localStorage: { getItem(name: string): string | null } };
  const token = localStorage.getItem('leadline.token');
  if (token) request.headers.authorization = `Bearer ${token}`;
  return request;
};

/** For people, at /api/docs: an empty page, which asks for the description as whoever is signed in. */
export const serveApiPages = (app: NestFastifyApplication) =>
  SwaggerModule.setup(
    'api/docs',
    app,
    { openapi: '3.0.0', info: { title: 'Leadline', version: '1' }, paths: {} },
    {
      customSiteTitle: 'Leadline API',
      raw: false,
      swaggerUrl: '/api/openapi.json',
      swaggerOptions: { spec: {}, requestInterceptor: asWhoeverIsSignedIn },
    },
  );
