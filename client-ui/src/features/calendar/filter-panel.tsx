import { t, type Text } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { optionsQuery } from '../../requests/options';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import { Select } from '../../ui/select';
import { selects, type CalendarUrl, type SelectName, type ToggleName } from './calendar-url';
import styles from './filter-panel.module.css';

const labels: Readonly<Record<SelectName, Text>> = {
  instructor: 'Staff',
  program_type: 'Program type',
  program: 'Program',
  location: 'Location',
  section: 'Section',
  student: 'Student',
  horse: 'Horse',
};
const toggles: readonly { readonly name: ToggleName; readonly label: Text }[] = [
  { name: 'lesson_cancelled', label: 'lesson cancel' },
  { name: 'available', label: 'available' },
  { name: 'student_cancelled', label: 'student cancel' },
];

/** R208 */
export const FilterPanel = ({ filters }: Pick<CalendarUrl, 'filters'>) => {
  const { data: options } = useQuery(optionsQuery());
  return (
    <details className={styles.panel}>
      <summary>
        {t('Filters')}
        {filters.chosen > 0 && ` (${filters.chosen})`}
      </summary>
      <div className={styles.selects}>
        {selects.map((name) => {
          const choices = options?.[name] ?? [];
          // A barn that does not show its horses has none to choose.
          if (choices.length === 0 && filters.valueOf(name) === '') return null;
          return (
            <Select
              key={name}
              label={t(labels[name])}
              empty={t('All')}
              value={filters.valueOf(name)}
              options={choices}
              onChange={(value) => filters.set(name, value)}
            />
          );
        })}
      </div>
      <div className={styles.toggles}>
        {toggles.map(({ name, label }) => (
          <Check
            key={name}
            label={t(label)}
            checked={filters.isOn(name)}
            onChange={(on) => filters.set(name, on ? '1' : '0')}
          />
        ))}
      </div>
      {filters.chosen > 0 && <Button onClick={filters.clear}>{t('clear all')}</Button>}
    </details>
  );
};
