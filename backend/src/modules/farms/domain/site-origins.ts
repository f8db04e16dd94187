/** A header of all of them is sent with each answer. */
const MOST_SITES = 5;

const NAME = /^[\da-z-]+(\.[\da-z-]+)+$/;
const HERE = ['localhost', '127.0.0.1'];

/** Of an address of a site, whichever of its pages it is: what a browser takes it by. Undefined: none that may show a barn's page. */
function originOf(address: string) {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, origin } = new URL(address);
  if (username) return undefined;
  const isSafe = protocol === 'https:' && NAME.test(hostname);
  // Where a site is tried out nothing travels.
  return isSafe || (protocol === 'http:' && HERE.includes(hostname)) ? origin : undefined;
}

/** Each site once, with spaces between, as the browser's policy takes them; undefined if one is none, or there are too many. */
export function siteOrigins(text: string) {
  const found = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(originOf);
  const sites = [...new Set(found)];
  return sites.length > MOST_SITES || sites.includes(undefined) ? undefined : sites.join(' ');
}
