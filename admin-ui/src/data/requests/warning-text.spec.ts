import { warningText } from './warning-text';

describe('warnings after a write', () => {
  it('are said once each, and counted from the second on', () => {
    expect(warningText([])).toBeNull();
    expect(warningText([{ message: 'Maya is also in Jumping' }, { message: 'Maya is also in Jumping' }])).toBe(
      'Maya is also in Jumping',
    );
    expect(
      warningText([{ message: 'Maya at 12:00' }, { message: 'Maya at 13:00' }, { message: 'Biscuit at 13:00' }]),
    ).toBe('Maya at 12:00, and 2 more like this');
  });
});
