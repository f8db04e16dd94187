import { defaultAction, issues } from './barn-cancellation.js';

describe('what a barn does when it cancels', () => {
  it.each(['BCWM', 'BCAP', 'BCWR', 'BCNA', 'BCWA'])('may be %s by default', (action) =>
    expect(defaultAction(action)).toBe(action),
  );
  it.each(['', 'CWM', 'bcwm'])('is nothing where the default is %p', (preference) =>
    expect(defaultAction(preference)).toBe('BCNA'),
  );
  it('issues something for a makeup or a single lesson alone', () => {
    expect(['BCWM', 'BCAP', 'BCWR', 'BCNA', 'BCWA'].filter(issues)).toEqual(['BCWM', 'BCWA']);
  });
});
