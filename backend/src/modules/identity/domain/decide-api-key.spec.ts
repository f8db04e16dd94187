import { refusalOf } from '../../../platform/errors/refusal.js';
import { decideApiKey, MOST_API_KEYS } from './decide-api-key.js';

const made = ({ good = 0, endsOn = null }: { good?: number; endsOn?: string | null }) =>
  refusalOf(() => decideApiKey({ good, today: '2026-11-27' }, { endsOn }))?.code ?? 'made';

describe('an API key is made', () => {
  it('without an end, or with one that is still to come, today included', () =>
    expect([null, '2026-11-27', '2027-03-01'].map((endsOn) => made({ endsOn }))).toEqual(['made', 'made', 'made']));

  it('not with an end that has passed', () => expect(made({ endsOn: '2026-11-26' })).toBe('api_key_ends_before_today'));

  it('while the barn has fewer than twenty that are good', () =>
    expect([MOST_API_KEYS - 1, MOST_API_KEYS].map((good) => made({ good }))).toEqual(['made', 'api_keys_full']));
});
