import { html } from '../../../platform/pdf/html.js';

/** What a barn says of itself to whoever reads no scripts: search engines, and messengers that show a link. */
export interface Introduction {
  readonly title: string;
  /** On one line; empty where the barn has written none. */
  readonly address: string;
  /** The barn lets search engines list its page. */
  readonly isFound: boolean;
}

/** A browser ends a script at `</script`, whatever the text around it means. */
const inScript = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const schemaOf = ({ title, address }: Introduction, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'SportsActivityLocation',
  name: title,
  url,
  ...(address && { address }),
});

/** The head of a barn’s public page, by Open Graph and schema.org; everything that a barn wrote is escaped. */
function headOf(barn: Introduction, url: string) {
  const { title, address, isFound } = barn;
  const description = [`Riding lessons at ${title}`, address].filter(Boolean).join(', ');
  const properties = { title, description, url, type: 'website', site_name: title };
  const { text } = html`<title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${url}" />
    ${!isFound && html`<meta name="robots" content="noindex" />`}
    ${Object.entries(properties).map(([name, value]) => html`<meta property="og:${name}" content="${value}" />`)}`;
  return `${text}<script type="application/ld+json">${inScript(schemaOf(barn, url))}</script>`;
}

/** The portal’s entry page with this head instead of its own title and description. */
export const introduced = (entryPage: string, barn: Introduction, url: string) =>
  entryPage
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace('</head>', () => `${headOf(barn, url)}</head>`);
