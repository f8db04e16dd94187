import { QueryObserver } from '@tanstack/react-query';
import { storeToken, unreachable } from '@leadline/api-client';
import { queryClient } from '@/data/providers/query-client';
import { orKept, withoutSignal } from './kept';
import { copiesShown, forgetCopies, showsCopy } from './waiting';

const token = `head.${btoa(JSON.stringify({ sub: 'u1', user_type_code: 'ADM', exp: Date.now() / 1000 + 3600 }))}.sign`;

beforeEach(async () => {
  storeToken(token);
  const { keepDay } = await withoutSignal();
  await keepDay({ options: 'kept' });
  jest.useFakeTimers();
});
afterEach(async () => {
  queryClient.clear();
  forgetCopies(copiesShown());
  await (await withoutSignal()).catchUp();
  jest.useRealTimers();
});

const watched = (ask: () => Promise<string>) => {
  const observer = new QueryObserver(queryClient, { queryKey: ['kept'], queryFn: () => orKept('options', ask) });
  return { shown: () => observer.getCurrentResult().data, stop: observer.subscribe(() => undefined) };
};

describe('what the server answers', () => {
  it('in time is shown, and nothing says later that it is a copy', async () => {
    expect(await orKept('options', () => Promise.resolve('fresh'))).toBe('fresh');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(showsCopy()).toBe(false);
  });

  it('too late is replaced by the copy until it comes', async () => {
    let answer: (value: string) => void = () => undefined;
    const late = new Promise<string>((resolve) => (answer = resolve));
    const { shown, stop } = watched(() => late);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([shown(), showsCopy()]).toEqual(['kept', true]);
    answer('fresh');
    await jest.advanceTimersByTimeAsync(0);
    expect([shown(), showsCopy()]).toEqual(['fresh', false]);
    stop();
  });

  it('to a page that was left meanwhile is no lack of signal', async () => {
    const left = orKept('options', () => Promise.reject(new DOMException('left', 'AbortError')));
    await expect(left).rejects.toThrow('left');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(showsCopy()).toBe(false);
  });

  it('not at all is replaced by the copy, which is asked for again by itself until there is an answer', async () => {
    let isAway = true;
    const ask = () => (isAway ? Promise.reject(unreachable()) : Promise.resolve('fresh'));
    const { shown, stop } = watched(ask);
    await jest.advanceTimersByTimeAsync(100);
    expect([shown(), showsCopy()]).toEqual(['kept', true]);
    isAway = false;
    await jest.advanceTimersByTimeAsync(60_000);
    expect([shown(), showsCopy()]).toEqual(['fresh', false]);
    stop();
  });

  it('to nobody any more, since its page was left, leaves no word of a copy', async () => {
    await orKept('options', () => Promise.reject(unreachable()));
    expect(showsCopy()).toBe(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(showsCopy()).toBe(false);
  });
});
