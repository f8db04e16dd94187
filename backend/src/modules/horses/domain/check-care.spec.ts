import { checkCareDates } from './check-care.js';

const fieldOf = (doneOn: string, nextOn: string | null = null) => {
  try {
    checkCareDates({ doneOn, nextOn }, '2026-11-26');
    return null;
  } catch (refusal) {
    return (refusal as { errors: { field: string }[] }).errors[0]?.field;
  }
};

describe('the dates of care', () => {
  it('what is done is not still to come', () => {
    expect(fieldOf('2026-11-26')).toBeNull();
    expect(fieldOf('2026-11-27')).toBe('done_on');
  });

  it('it is due again later, be that in the past', () => {
    expect(fieldOf('2025-11-01', '2025-11-02')).toBeNull();
    expect(fieldOf('2025-11-01', '2025-11-01')).toBe('next_on');
    expect(fieldOf('2025-11-01', '2025-10-31')).toBe('next_on');
  });
});
