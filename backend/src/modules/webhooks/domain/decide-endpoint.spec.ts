import { decideEndpoint, decideSending, MOST_ENDPOINTS } from './decide-endpoint.js';

const code = (decide: () => void) => {
  try {
    decide();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a webhook', () => {
  it('is one of ten at most', () => {
    expect(code(() => decideEndpoint({ count: MOST_ENDPOINTS - 1, isOutside: true }))).toBeUndefined();
    expect(code(() => decideEndpoint({ count: MOST_ENDPOINTS, isOutside: true }))).toBe('webhook_endpoints_full');
  });

  it('is of the world outside', () =>
    expect(code(() => decideEndpoint({ count: 0, isOutside: false }))).toBe('webhook_address_refused'));

  it('that is off is sent nothing', () => {
    expect(code(() => decideSending({ isActive: true }))).toBeUndefined();
    expect(code(() => decideSending({ isActive: false }))).toBe('webhook_switched_off');
  });
});
