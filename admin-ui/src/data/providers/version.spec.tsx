import { clearToken, storeToken } from '@leadline/api-client';
import { watchVersion } from '@leadline/api-client/version';
import { release } from '../../../../api-client/src/generated/release';
import { serve } from '@/testing/server';

const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

// R013 F15
describe('screens that have been open for an hour', () => {
  let stop: () => void;
  const reload = jest.fn<void, []>();
  const open = (version: string) => {
    const calls = serve({ 'vusers/checkUserVersion': () => ({ version }) });
    stop = watchVersion(reload);
    return calls;
  };
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    reload.mockClear();
    storeToken('head.body.sign');
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  it('ask for the server’s version, every hour and not before', async () => {
    const calls = open(release);
    await minutes(59);
    expect(calls).toHaveLength(0);
    await minutes(2);
    expect(calls).toHaveLength(1);
    await minutes(58);
    expect(calls).toHaveLength(1);
    await minutes(2);
    expect(calls).toHaveLength(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('are loaded anew when the server has another one, once', async () => {
    open('9.9.9');
    await minutes(61);
    expect(reload).toHaveBeenCalledTimes(1);
    await minutes(180);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('wait until what is filled in is done', async () => {
    open('9.9.9');
    document.body.append(document.createElement('form'));
    await minutes(65);
    expect(reload).not.toHaveBeenCalled();
    document.body.replaceChildren();
    await minutes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ask nobody while nobody is signed in', async () => {
    clearToken();
    const calls = open('9.9.9');
    await minutes(200);
    expect(calls).toHaveLength(0);
  });
});
