import { markWords, together, type Mark } from './marks';

const anna = { id: 'lp1', name: 'Anna Kowalska' } as const;
const leo = { id: 'lp2', name: 'Leo Brandt' } as const;
const mia = { id: 'lp3', name: 'Mia Novak' } as const;
const marked = (...marks: Mark[]) => marks.reduce<Mark[]>(together, []);

describe('marks made one after another', () => {
  it('are counted by what they say; one alone is named with its consequence', () => {
    expect(markWords(marked({ ...anna, from: 'SCH', to: 'COM' }))).toBe('Anna Kowalska: present');
    const all = marked(
      { ...anna, from: 'SCH', to: 'CNS' },
      { ...leo, from: 'SCH', to: 'COM' },
      { ...mia, from: 'SCH', to: 'COM' },
    );
    expect(markWords(all)).toBe('2 present, 1 no-show');
  });

  it('of one rider are one mark, from what it was at first', () => {
    const changed = marked({ ...anna, from: 'SCH', to: 'COM' }, { ...anna, from: 'COM', to: 'CLC' });
    expect(changed).toEqual([{ ...anna, from: 'SCH', to: 'CLC' }]);
  });

  it('are none where everything is as before', () => {
    expect(marked({ ...anna, from: 'SCH', to: 'COM' }, { ...anna, from: 'COM', to: 'SCH' })).toEqual([]);
  });
});
