import { createHash, timingSafeEqual } from 'node:crypto';
import type { WaiverAccess } from '../../../platform/config/waiver-access.js';
import { readPaper, readPdf, readWaiverIds } from './smartwaiver-answers.js';
import { PaperMissing, WaiverProvider, type News } from './waiver-provider.js';

const PATIENCE_MS = 10_000;
const MOST_WAIVERS = 100;

/** Smartwaiver's HTTP API, version 4. */
export class Smartwaiver extends WaiverProvider {
  constructor(private readonly access: WaiverAccess) {
    super();
  }

  signingAddress(templateId: string, accountId: string) {
    const { apiUrl = 'https://waiver.smartwaiver.com' } = this.access;
    const address = new URL(`${apiUrl}/w/${encodeURIComponent(templateId)}/web/`);
    address.searchParams.set('auto_tag', accountId);
    return address.href;
  }

  paper = async (waiverId: string) => readPaper(await this.ask(waiverId, `waivers/${encodeURIComponent(waiverId)}`));

  pdf = async (waiverId: string) =>
    readPdf(await this.ask(waiverId, `waivers/${encodeURIComponent(waiverId)}?pdf=true`));

  async signedBy(accountId: string) {
    const query = new URLSearchParams({ tag: accountId, limit: String(MOST_WAIVERS) });
    return readWaiverIds(await this.ask(accountId, `waivers?${query.toString()}`));
  }

  /** A digest of the key and the waiver's id; the provider's pages leave open which of them stands first. */
  isGenuine({ waiverId, credential }: News) {
    const { webhookKey } = this.access;
    if (!webhookKey) return false;
    return [webhookKey + waiverId, waiverId + webhookKey].some((text) => isSame(digest(text), credential));
  }

  private async ask(what: string, path: string): Promise<unknown> {
    const { apiUrl = 'https://api.smartwaiver.com', apiKey, patienceMs = PATIENCE_MS } = this.access;
    const answer = await fetch(`${apiUrl}/v4/${path}`, {
      headers: { 'sw-api-key': apiKey, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.status === 404) throw new PaperMissing(what);
    if (!answer.ok) throw new Error(`The waiver provider answered ${answer.status}`);
    return answer.json();
  }
}

const digest = (text: string) => createHash('md5').update(text).digest('hex');

function isSame(expected: string, given: string) {
  const [a, b] = [Buffer.from(expected), Buffer.from(given.toLowerCase())];
  return a.length === b.length && timingSafeEqual(a, b);
}
