import { storeToken } from '@leadline/api-client';
import { orKept, withoutSignal } from './kept';
import { showsCopy, showsCopyOf } from './waiting';

const token = `head.${btoa(JSON.stringify({ sub: 'u1', user_type_code: 'ADM', exp: Date.now() / 1000 + 3600 }))}.sign`;

beforeEach(async () => {
  storeToken(token);
  const { keepDay } = await withoutSignal();
  await keepDay({ options: 'kept' });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  showsCopyOf(null);
});

describe('what the server answers', () => {
  it('in time is shown, and nothing says later that it is a copy', async () => {
    expect(await orKept('options', () => Promise.resolve('fresh'))).toBe('fresh');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(showsCopy()).toBe(false);
  });

  it('too late is replaced by the copy until it comes', async () => {
    let answer: (value: string) => void = () => undefined;
    const shown = orKept('options', () => new Promise<string>((resolve) => (answer = resolve)));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await shown).toBe('kept');
    expect(showsCopy()).toBe(true);
    answer('fresh');
    await jest.advanceTimersByTimeAsync(0);
    expect(showsCopy()).toBe(false);
  });
});
