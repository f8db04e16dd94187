import { html } from '../../../platform/pdf/html.js';

/** Under the one folder that crawlers may read, so that it may name what lies there. */
export const SITEMAP = '/public/sitemap.xml';

export const pageOf = (publicUrl: string, publicId: string) => `${publicUrl}/public/${publicId}`;

/** Barns’ public pages and what they ask for may be read; neither the staff’s screens nor other calls. */
export const robots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /admin/\nDisallow: /api/\nAllow: /api/public/\n\nSitemap: ${publicUrl}${SITEMAP}\n`;

export const sitemap = (publicUrl: string, publicIds: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${
    html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicIds.map((publicId) => html`<url><loc>${pageOf(publicUrl, publicId)}</loc></url>\n`)}</urlset>`.text
  }\n`;
