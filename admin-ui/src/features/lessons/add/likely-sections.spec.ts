import { likelySections } from './likely-sections';

const sections = ['Adults', 'Beginners', 'Jumping', 'Ponies', 'Theory'].map((id) => ({ id, name: id }));
const at = (section_id: string, scheduled_starttime: string) => ({ section_id, scheduled_starttime });

describe('the sections that are likely meant', () => {
  it('are those of the day, nearest in time first, then the others', () => {
    const lessons = [at('Theory', '09:00'), at('Jumping', '16:30'), at('Jumping', '10:00')];
    const names = (start: string) => likelySections(sections, lessons, start).map(({ id }) => id);
    expect(names('16:00')).toEqual(['Jumping', 'Theory', 'Adults', 'Beginners']);
    expect(names('09:15')).toEqual(['Theory', 'Jumping', 'Adults', 'Beginners']);
    expect(names('')).toHaveLength(4);
  });
});
