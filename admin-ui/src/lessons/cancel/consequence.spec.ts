import { aRider } from '@/day/build';
import { barnCancelSentence, usualMakeupDates } from './consequence';

const riders = [aRider(), aRider({ item_id: null }), aRider({ student_is_cancelled: 1 })];

describe('cancelling a lesson', () => {
  it('says how many units go back and who had none', () => {
    expect(barnCancelSentence('BCAP', riders)).toBe('2 riders: 1 unit goes back on packages. 1 not on a package.');
  });

  it('says what is handed out instead', () => {
    expect(barnCancelSentence('BCWM', riders)).toBe('2 riders: 2 makeups are issued.');
    expect(barnCancelSentence('BCNA', riders)).toBe('2 riders: nothing goes back, the lesson counts as used.');
  });

  it('leaves out riders who cancelled before', () => {
    expect(barnCancelSentence('BCNA', [aRider({ student_is_cancelled: 1 })])).toBe(
      'Nobody is booked, so nothing has to go back.',
    );
  });
});

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
