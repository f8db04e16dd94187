import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAUSES_MS } from '../src/modules/webhooks/domain/retries.js';
import { WEBHOOK_KINDS, webhookKinds } from '../src/modules/webhooks/domain/kinds.js';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/api.md'), 'utf8');

describe('what docs/api.md says of webhooks', () => {
  it('is every kind of news, of which scope, and when', () => {
    const rows = [...page.matchAll(/^\| `(\w+\.\w+)` \| `(\w+)` \| (.+) \|$/gm)].map(([, ...cells]) => cells);
    expect(rows).toEqual(webhookKinds.map((kind) => [kind, WEBHOOK_KINDS[kind].scope, WEBHOOK_KINDS[kind].says]));
  });

  it('is how often it is tried', () => {
    const [minute, hour] = [60_000, 3_600_000];
    const said = [5000, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour)];
    expect([...PAUSES_MS]).toEqual(said);
    expect(page).toContain('after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours');
  });
});
