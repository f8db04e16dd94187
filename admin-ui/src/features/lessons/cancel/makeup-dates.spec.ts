import { usualMakeupDates } from './makeup-dates';

describe('the dates of a makeup', () => {
  it('are a fortnight before and thirty days after the lesson unless the barn chose others', () => {
    const rules = { makeup_start_before_days: null, makeup_expiry_days: null };
    expect(usualMakeupDates('2026-11-24', '2026-11-20', rules)).toEqual({
      purchase_date: '2026-11-20',
      makeup_start_date: '2026-11-10',
      expiry_date: '2026-12-24',
    });
    expect(usualMakeupDates('2026-11-24', '2026-11-20', { ...rules, makeup_expiry_days: 60 }).expiry_date).toBe(
      '2027-01-23',
    );
  });
});
