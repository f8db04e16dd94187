import type { OccupiedLesson, Use } from '../../scheduling/contracts.js';
import { grantable } from './grantable.js';

const horse = (id: string): Use => ({ kind: 'horse', id, name: id });
const lesson = (lessonId: string, from: string, to: string, horses: readonly string[] = []): OccupiedLesson => ({
  lessonId,
  title: lessonId,
  date: '2026-11-24',
  startTime: from,
  endTime: to,
  startsAt: new Date(`2026-11-24T${from}:00Z`),
  endsAt: new Date(`2026-11-24T${to}:00Z`),
  isAllday: false,
  isCancelled: false,
  uses: horses.map(horse),
});

// F21
describe('horses that several riders would like', () => {
  it.each<[string, OccupiedLesson[], string[], string[]]>([
    ['go where they are free', [lesson('a', '09:00', '10:00')], ['a biscuit'], ['a biscuit']],
    ['go once in a lesson', [lesson('a', '09:00', '10:00')], ['a biscuit', 'a biscuit'], ['a biscuit']],
    ['do not go where somebody rides them already', [lesson('a', '09:00', '10:00', ['biscuit'])], ['a biscuit'], []],
    [
      'do not go while they go elsewhere',
      [lesson('a', '09:00', '10:00'), lesson('b', '09:30', '10:30', ['biscuit'])],
      ['a biscuit', 'a comet'],
      ['a comet'],
    ],
    [
      'are not given to two at one time, but to two one after the other',
      [lesson('a', '09:00', '10:00'), lesson('b', '09:30', '10:30'), lesson('c', '10:00', '11:00')],
      ['a biscuit', 'b biscuit', 'c biscuit'],
      ['a biscuit', 'c biscuit'],
    ],
    ['go beside others', [lesson('a', '09:00', '10:00', ['comet'])], ['a biscuit'], ['a biscuit']],
    ['are not looked for in lessons that are not there', [], ['a biscuit'], []],
  ])('%s', (_, lessons, wishes, granted) => {
    const asked = wishes.map((wish) => ({ lessonId: wish.split(' ')[0]!, horseId: wish.split(' ')[1]! }));
    expect([...grantable(asked, lessons)].map(({ lessonId, horseId }) => `${lessonId} ${horseId}`)).toEqual(granted);
  });
});
