import { aLesson } from '@/data/day/testing/builders';
import { lessonDifferences } from './lesson-differences';

describe('a stale lesson', () => {
  it('names what changed, before and after', () => {
    const changed = aLesson({
      scheduled_starttime: '16:30',
      scheduled_endtime: '17:30',
      instructor_name: 'Tom Becker',
      version: 7,
    });
    expect(lessonDifferences(aLesson(), changed)).toEqual([
      { label: 'Date and time', was: 'Tue 24 Nov, 16:00–17:00', is: 'Tue 24 Nov, 16:30–17:30' },
      { label: 'Main staff', was: 'Maya Reyes', is: 'Tom Becker' },
    ]);
  });

  it('says nothing when only its version moved on', () => {
    expect(lessonDifferences(aLesson({ version: 1 }), aLesson({ version: 2 }))).toEqual([]);
  });
});
