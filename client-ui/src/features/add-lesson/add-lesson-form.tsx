import { t } from '../../i18n/t';
import { asApiError, settingOf } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { todayIn, when } from '../../format/dates';
import { isDay } from '../../format/is-day';
import { Button, ButtonLink } from '../../ui/button';
import { Field, focusFirstError, Form, textOf } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { Select } from '../../ui/select';
import { toast } from '../../ui/toast';
import styles from './add-lesson-form.module.css';
import { ClosedNotice } from './closed-notice';
import { horsesOfRiderQuery } from './horses-of-rider';
import { recurrences, rhythms, usualTimes } from './rhythm';
import { useSaveLesson, type NewLesson } from './save-lesson';
import { SectionTerms } from './section-terms';
import { timesOf } from './times';

type Props = { readonly sections: readonly { readonly value: string; readonly label: string }[] };

/** Back to the page of the calendar from which it was opened. */
const useCalendarAddress = () => {
  const { base } = useFamily();
  const [params] = useSearchParams();
  const calendar = new URLSearchParams(params);
  calendar.delete('at');
  return `${base}/calendarview?${calendar.toString()}`;
};

/** What the family wishes; instructor, place and length are the section's. G08 */
export const AddLessonForm = ({ sections }: Props) => {
  const { barn, rider } = useFamily();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const canAct = useCanAct();
  const calendar = useCalendarAddress();
  const [asked = '', askedTime = ''] = (params.get('at') ?? '').split('T');
  const usual = askedTime || barn.default_starttime?.slice(0, 5) || '';
  const [day, setDay] = useState(isDay(asked) ? asked : todayIn(barn.time_zone));
  const [section, setSection] = useState('');
  const [time, setTime] = useState(usual);
  const [horse, setHorse] = useState('');
  const [rhythm, setRhythm] = useState<string>('none');
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const horses = useQuery({ ...horsesOfRiderQuery(rider.studentId), enabled: barn.clients_can_view_horses === 1 });
  const save = useSaveLesson(rider.studentId);
  const hours = {
    min: settingOf(barn, 'min_time'),
    max: settingOf(barn, 'max_time'),
    step: settingOf(barn, 'timepicker_interval'),
  };

  const submit = (data: FormData): void => {
    const problems = {
      ...(section === '' && { section: t('section is required') }),
      ...(!isDay(day) && { day: t('Choose a day') }),
      ...(time === '' && { time: t('Choose a time') }),
    };
    setMissing(problems);
    if (Object.keys(problems).length > 0) return focusFirstError();
    const msg = textOf(data, 'msg');
    const recurrence = recurrences[rhythm];
    const lesson: NewLesson = {
      section_id: section,
      start: `${day} ${time}`,
      students: [rider.studentId],
      isStudentBooking: 1,
      ...(horse && { horses: [horse] }),
      ...(msg && { msg }),
      ...(recurrence && {
        ...recurrence,
        is_recuring: 1,
        endtype: 'after',
        repeat_count: Number(textOf(data, 'times')) || usualTimes,
      }),
    };
    save.mutate(lesson, {
      onSuccess: (reply) => {
        const saved = { lesson: reply.lesson.title, when: when(day, time) };
        toast(
          recurrence
            ? t('Recurring {lesson} {when} has been saved successfully', saved)
            : t('{lesson} {when} has been saved successfully', saved),
          'success',
          15,
        );
        void navigate(calendar);
      },
      onError: focusFirstError,
    });
  };
  return (
    <Form onSubmit={submit}>
      <h1>{t('Add Event')}</h1>
      <div>
        <p>{t('You are adding a lesson for the following student(s)')}</p>
        <ul>
          <li>
            <strong>{rider.name}</strong>
          </li>
        </ul>
      </div>
      <div className={styles.group}>
        <Select
          label={t('SECTION')}
          empty={t('Choose a section')}
          value={section}
          options={sections.map(({ value, label }) => ({ id: value, name: label }))}
          error={missing.section}
          onChange={setSection}
        />
        <SectionTerms sectionId={section} />
      </div>
      <fieldset className={styles.when}>
        <legend>{t('DATE AND TIME')}</legend>
        <Field
          label={t('Day')}
          type="date"
          name="day"
          min={todayIn(barn.time_zone)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={missing.day ?? ''}
        />
        <Select
          label={t('Start')}
          empty={t('Choose a time')}
          value={time}
          options={timesOf(hours, usual).map((one) => ({ id: one, name: one }))}
          error={missing.time}
          onChange={setTime}
        />
      </fieldset>
      <ClosedNotice day={day} />
      <fieldset className={styles.when}>
        <legend>{t('RECURRING')}</legend>
        <Select
          label={t('How often')}
          value={rhythm}
          options={rhythms.map(({ id, name }) => ({ id, name: t(name) }))}
          onChange={setRhythm}
        />
        {rhythm !== 'none' && (
          <Field label={t('How many times')} type="number" name="times" min={2} max={52} defaultValue={usualTimes} />
        )}
        {rhythm !== 'none' && <p>{t('Days on which the barn is closed are left out.')}</p>}
      </fieldset>
      {horses.data && horses.data.length > 0 && (
        <Select
          label={t('HORSES')}
          empty={t('The barn chooses')}
          value={horse}
          options={horses.data}
          onChange={setHorse}
        />
      )}
      <Field label={t('Message to the barn (optional)')} name="msg" maxLength={2000} />
      {save.error && (
        <Notice tone="danger" role="alert">
          {asApiError(save.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="warning">{t('Adding a lesson needs a signal. Try again when you have one.')}</Notice>}
      <div className={styles.buttons}>
        <ButtonLink wide to={calendar}>
          {t('Cancel')}
        </ButtonLink>
        <Button type="submit" wide look="primary" busy={save.isPending} disabled={!canAct}>
          {save.isPending ? t('Saving…') : t('Save Event')}
        </Button>
      </div>
    </Form>
  );
};
