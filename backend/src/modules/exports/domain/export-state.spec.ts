import { decideStart, isOver, keptUntil } from './export-state.js';

const at = (time: string) => new Date(`2026-11-${time}Z`);
const start = (createdAt: Date) => () => decideStart([{ createdAt }], at('24T12:00:00'));

describe('an export of a barn', () => {
  it('is begun where none is at work', () => expect(() => decideStart([], at('24T12:00:00'))).not.toThrow());

  it('waits for another one that is at work, until that is given up after six hours', () => {
    expect(start(at('24T06:00:01'))).toThrow('at work already');
    expect(start(at('24T06:00:00'))).not.toThrow();
  });

  it('is kept for seven days after it was done', () => {
    const run = { state: 'done' as const, createdAt: at('16T08:00:00'), finishedAt: at('16T09:00:00') };
    expect(keptUntil(run.finishedAt)).toEqual(at('23T09:00:00'));
    expect(isOver(run, at('23T08:59:59'))).toBe(false);
    expect(isOver(run, at('23T09:00:00'))).toBe(true);
  });

  it('goes without having been done where its job was given up', () => {
    const run = { state: 'running' as const, createdAt: at('24T06:00:00'), finishedAt: null };
    expect(isOver(run, at('24T11:59:59'))).toBe(false);
    expect(isOver(run, at('24T12:00:00'))).toBe(true);
  });
});
