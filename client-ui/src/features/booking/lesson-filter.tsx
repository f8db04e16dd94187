import { t } from '../../i18n/t';
import { useId } from 'react';
import styles from './book-page.module.css';
import type { BookableLesson } from './bookable-lessons';

export type Filter = { readonly program: string; readonly instructor: string };

export const everything: Filter = { program: '', instructor: '' };

export const matches = ({ program, instructor }: Filter, lesson: BookableLesson): boolean =>
  (program === '' || lesson.program_name === program) && (instructor === '' || lesson.instructor_name === instructor);

const names = (all: readonly (string | null)[]): readonly string[] =>
  [...new Set(all.filter((name) => name !== null))].sort((one, other) => one.localeCompare(other));

type ChoiceProps = {
  readonly label: string;
  readonly all: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly change: (value: string) => void;
};

const Choice = ({ label, all, options, value, change }: ChoiceProps) => {
  const id = useId();
  if (options.length < 2) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => change(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
};

type Props = {
  readonly lessons: readonly BookableLesson[];
  readonly filter: Filter;
  readonly change: (filter: Filter) => void;
};

export const LessonFilter = ({ lessons, filter, change }: Props) => (
  <div className={styles.filters}>
    <Choice
      label={t('Program')}
      all={t('All programs')}
      options={names(lessons.map((lesson) => lesson.program_name))}
      value={filter.program}
      change={(program) => change({ ...filter, program })}
    />
    <Choice
      label={t('Instructor')}
      all={t('All instructors')}
      options={names(lessons.map((lesson) => lesson.instructor_name))}
      value={filter.instructor}
      change={(instructor) => change({ ...filter, instructor })}
    />
  </div>
);
