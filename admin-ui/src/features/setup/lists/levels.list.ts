import { keys } from '@/data/requests/keys';
import type { AnyRow, RoutedList } from '@/ui/list/describe-list';
import { listOf } from '@/ui/list/described';
import { LevelSkills, SkillsLink } from './LevelCells';
import { places, skillsPlace } from './places';
import type { Level } from './setup-rows';

export const levels: RoutedList<Level> = {
  ...listOf<Level>('levels', {
    sortedBy: 'level_order',
    parts: { skill_count: { Cell: SkillsLink } },
    shownIn: [keys.options, keys.lessons],
    Belongings: LevelSkills,
  }),
  ...places.levels,
};

export const skills: RoutedList<AnyRow> = {
  ...listOf('skills', { shownIn: [['levels', 'getList']] }),
  ...skillsPlace,
};
