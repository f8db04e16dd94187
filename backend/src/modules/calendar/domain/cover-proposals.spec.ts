import type { Use } from '../../scheduling/contracts.js';
import { proposalsFor, type Around, type LessonToCover } from './cover-proposals.js';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const teaches = (id: string): Use => ({ kind: 'instructor', id, name: id });
const lesson = (from: string, until: string, uses: Use[], own: object = {}): LessonToCover => ({
  lessonId: `${from}-${until}-${uses[0]?.id}`,
  title: 'Beginners',
  date: '2026-12-01',
  startTime: from,
  endTime: until,
  startsAt: at(from),
  endsAt: at(until),
  isAllday: false,
  isCancelled: false,
  uses,
  instructorId: uses[0]?.id ?? null,
  sectionId: 'beginners',
  programId: 'group',
  ...own,
});
const hers = lesson('16:00', '17:00', [teaches('maya')]);
const around = (own: Partial<Around> = {}): Around => ({
  staff: ['hilda', 'maya', 'otto', 'tom'].map((staffId) => ({ staffId, name: staffId })),
  others: [],
  times: { absences: [], hours: [] },
  taught: [],
  thatDay: new Map(),
  ...own,
});
const names = (own: Partial<Around> = {}, of = hers) => proposalsFor(of, around(own)).map(({ name }) => name);
const taught = (staffId: string, sectionId: string, count: number, programId = 'group') => ({
  staffId,
  sectionId,
  programId,
  count,
});

describe('who could teach a lesson', () => {
  it('is everybody who is free, but for whoever teaches it or helps', () => {
    expect(names()).toEqual(['hilda', 'otto', 'tom']);
    expect(names({}, lesson('16:00', '17:00', [teaches('maya'), teaches('tom')]))).toEqual(['hilda', 'otto']);
  });

  it.each([
    ['ends as it begins', '15:00', '16:00', true],
    ['ends a minute into it', '15:00', '16:01', false],
    ['begins a minute before its end', '16:59', '18:00', false],
    ['begins as it ends', '17:00', '18:00', true],
  ])('is free with a lesson that %s: %s', (_, from, until, isFree) =>
    expect(names({ others: [lesson(from, until, [teaches('tom')])] }).includes('tom')).toBe(isFree),
  );

  it('is free in spite of a lesson that is cancelled, and busy where they only help', () => {
    expect(names({ others: [lesson('16:00', '17:00', [teaches('tom')], { isCancelled: true })] })).toContain('tom');
    expect(names({ others: [lesson('16:00', '17:00', [teaches('hilda'), teaches('tom')])] })).toEqual(['otto']);
  });

  it.each([
    ['15:00', '16:00', true],
    ['15:00', '16:01', false],
    ['16:59', '18:00', false],
    ['17:00', '18:00', true],
  ])('is not off then: from %s to %s', (from, until, isFree) => {
    const off = { instructorId: 'tom', name: 'tom', startTime: from, endTime: until };
    const absences = [{ ...off, startsAt: at(from), endsAt: at(until) }];
    expect(names({ times: { absences, hours: [] } }).includes('tom')).toBe(isFree);
  });

  it('is at work then, where they have said at which hours', () => {
    const at = (from: string, until: string) => ({
      absences: [],
      hours: [{ instructorId: 'tom', name: 'tom', hours: [{ weekday: 2, from, until }] }],
    });
    expect(names({ times: at('16:00', '17:00') })).toContain('tom');
    expect(names({ times: at('16:30', '20:00') })).not.toContain('tom');
  });

  it('teaches such lessons: of the section first, then of the program, then whoever has not yet', () => {
    const all = [
      taught('hilda', 'jumping', 90, 'jumping'),
      taught('otto', 'advanced', 40),
      taught('tom', 'beginners', 1),
    ];
    const thatDay = new Map([
      ['tom 2026-12-01', 5],
      ['otto 2026-12-01', 3],
    ]);
    expect(proposalsFor(hers, around({ taught: all, thatDay }))).toMatchObject([
      { name: 'tom', taughtSection: 1, taughtProgram: 1 },
      { name: 'otto', taughtSection: 0, taughtProgram: 40 },
      { name: 'hilda', taughtSection: 0, taughtProgram: 0 },
    ]);
  });

  it('has less to do that day than others who teach such lessons', () => {
    const all = [taught('hilda', 'beginners', 9), taught('otto', 'beginners', 2)];
    const thatDay = new Map([
      ['hilda 2026-12-01', 3],
      ['otto 2026-12-01', 2],
      ['tom 2026-12-02', 5],
    ]);
    expect(names({ taught: all, thatDay })).toEqual(['otto', 'hilda', 'tom']);
  });
});
