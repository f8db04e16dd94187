import { ListenerRoom } from './listener-room.js';

describe('room for listeners', () => {
  const limited = () => new ListenerRoom({ process: 3, barn: 2, account: 1 });
  const isFull = (take: () => unknown) => {
    try {
      take();
      return false;
    } catch (error) {
      return (error as { kind: string }).kind === 'too_many';
    }
  };

  it('ends with the account, the barn and the process', () => {
    const room = limited();
    room.take('a', '1');
    expect(isFull(() => room.take('a', '1'))).toBe(true);
    room.take('a', '2');
    expect(isFull(() => room.take('a', '3'))).toBe(true);
    room.take('b', '4');
    expect(isFull(() => room.take('c', '5'))).toBe(true);
  });

  it('is given back once', () => {
    const room = limited();
    const [leave] = [room.take('a', '1'), room.take('a', '2')];
    leave();
    leave();
    room.take('a', '1');
    expect(isFull(() => room.take('a', '3'))).toBe(true);
  });
});
