import { decideSkills } from './decide-skills.js';

const known = (...reached: string[]) => ({ studentId: 'anna', personId: 'anna-p', reached: new Set(reached) });
const noted = (reached: string[], notYet: string[] = []) => ({
  type: 'people.RiderSkillsNoted',
  data: { studentId: 'anna', personId: 'anna-p', reached, notYet },
});

describe('skills that are noted for a rider', () => {
  it('are reached, and taken back, in one step', () =>
    expect(decideSkills({ reached: ['trot', 'halt'], notYet: ['canter'] }, known('canter'))).toEqual([
      noted(['trot', 'halt'], ['canter']),
    ]));

  it('are news only where they stand otherwise', () =>
    expect(decideSkills({ reached: ['trot', 'halt'], notYet: ['jump'] }, known('trot'))).toEqual([noted(['halt'])]));

  it('are nothing new where the rider stands so already', () =>
    expect(decideSkills({ reached: ['trot'], notYet: ['jump'] }, known('trot'))).toEqual([]));

  it('count once, however often one is named', () =>
    expect(decideSkills({ reached: ['trot', 'trot'], notYet: [] }, known())).toEqual([noted(['trot'])]));

  it('are refused where one is named as both', () =>
    expect(() => decideSkills({ reached: ['trot'], notYet: ['trot'] }, known())).toThrow(
      expect.objectContaining({ errors: [{ field: 'not_yet', message: 'A skill is either reached or not yet' }] }),
    ));
});
