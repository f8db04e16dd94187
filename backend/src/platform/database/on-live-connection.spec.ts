import { onLiveConnection } from './on-live-connection.js';

const lost = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

describe('work whose connection turns out to be dead', () => {
  /** Fails so many times before it succeeds. */
  const after = (failures: unknown[]) => {
    const left = [...failures];
    const work = jest.fn(() => (left.length ? Promise.reject(left.shift() as Error) : Promise.resolve('done')));
    return { work, result: onLiveConnection(work) };
  };

  it('is done on another, also where several have died', async () => {
    const { work, result } = after([lost(), lost(), lost()]);
    expect(await result).toBe('done');
    expect(work).toHaveBeenCalledTimes(4);
  });

  it('is given up when no connection lives', async () => {
    const { work, result } = after([lost(), lost(), lost(), lost()]);
    await expect(result).rejects.toThrow('Connection terminated');
    expect(work).toHaveBeenCalledTimes(4);
  });

  it('is not done again for any other reason', async () => {
    const { work, result } = after([new Error('There is no such lesson')]);
    await expect(result).rejects.toThrow('There is no such lesson');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
