import { matchHorses, suits, type HerdHorse } from './horse-match.js';

const rider = (heightCm: number, level = 'novice', likes = [0, 1]) => ({
  studentId: 's',
  accountId: 'a',
  age: 12,
  level,
  heightCm,
  weightKg: 40,
  likes,
  isRegular: true,
});
const horse = (horseId: string, least: number, most: number): HerdHorse => ({
  horseId,
  levels: ['novice'],
  maxKg: 60,
  riderCm: [least, most],
});
const ride = (lessonPersonId: string, heightCm: number, start = '16:00', end = '17:00') => ({
  lessonPersonId,
  start,
  end,
  rider: rider(heightCm),
});
const [pony, cob] = [horse('pony', 100, 150), horse('cob', 140, 190)];

it('asks for the level, the weight and the height of a rider', () => {
  expect(suits(pony, rider(130))).toBe(true);
  expect([rider(160), rider(130, 'beginner'), { ...rider(130), weightKg: 61 }].map((one) => suits(pony, one))).toEqual([
    false,
    false,
    false,
  ]);
});

it('lets those choose first who have the least choice', () =>
  expect(matchHorses([ride('either', 145), ride('small', 120)], [pony, cob])).toEqual([
    { lessonPersonId: 'small', horseId: 'pony' },
    { lessonPersonId: 'either', horseId: 'cob' },
  ]));

it('gives nobody a horse that is in another lesson, or tired', () => {
  expect(matchHorses([ride('one', 120), ride('two', 120, '16:30', '17:30')], [pony])).toHaveLength(1);
  const day = ['09:00', '10:00', '11:00', '12:00'].map((start) => ride(start, 120, start, start.replace(':00', ':45')));
  expect(matchHorses(day, [pony])).toHaveLength(3);
});

it('asks somebody to change who can, for one who finds none', () => {
  const mare = horse('mare', 100, 190);
  const liking = (lessonPersonId: string, ...likes: number[]) => ({
    ...ride(lessonPersonId, 145),
    rider: rider(145, 'novice', likes),
  });
  const rides = [liking('mare only', 2), liking('pony or cob', 0, 1), liking('pony or mare', 0, 2)];
  expect(matchHorses(rides, [pony, cob, mare])).toEqual([
    { lessonPersonId: 'pony or mare', horseId: 'pony' },
    { lessonPersonId: 'pony or cob', horseId: 'cob' },
    { lessonPersonId: 'mare only', horseId: 'mare' },
  ]);
});
