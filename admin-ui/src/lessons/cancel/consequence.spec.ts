import { aRider } from '@/day/testing/builders';
import { barnCancelSentence } from './consequence';

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
