import { t } from '../../i18n/t';
import { asApiError } from '@leadline/api-client';
import { withOwner } from '../../components/package-words';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { beginsAt } from '../../format/lesson-time';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import buttons from './booking-form.module.css';
import styles from './dates.module.css';
import { useBookDates, type SeriesDate, type SeriesDates } from './series-dates';
import { NothingCovers, NoticePassed } from './terms';

const idOf = ({ lesson_date_time_id }: SeriesDate): string => lesson_date_time_id;
const wasChosen = ({ is_chosen }: SeriesDate): boolean => is_chosen === 1;

/** What is in the way, or what pays. */
const saying = ({ is_booked, reason, product_name, item_of }: SeriesDate): string => {
  if (is_booked === 1) return t('Booked already');
  return reason ?? (product_name === null ? t('no package covers it') : withOwner(product_name, item_of));
};

type ChoiceProps = {
  readonly date: SeriesDate;
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
};

const DateChoice = ({ date, checked, change }: ChoiceProps) => (
  <label className={styles.date}>
    <input
      type="checkbox"
      checked={checked}
      disabled={date.reason !== null}
      onChange={(event) => change(event.target.checked)}
    />
    <span className="numbers">{beginsAt(date)}</span>
    <small>{saying(date)}</small>
  </label>
);

/** What all that is chosen comes to together. */
const Comes = ({ used, not_covered, dates }: SeriesDates) => {
  const passed = dates.find((date) => wasChosen(date) && date.notice_passed !== null);
  return (
    <>
      {used.map(({ item_id, product_name, item_of, lessons, remain }) => (
        <Notice key={item_id} tone="good">
          {remain === null
            ? t('uses {count, plural, one {# lesson} other {# lessons}} on {name}', {
                count: lessons,
                name: withOwner(product_name, item_of),
              })
            : t('uses {lessons} of {remain} on {name}', { lessons, remain, name: withOwner(product_name, item_of) })}
        </Notice>
      ))}
      {not_covered > 0 && <NothingCovers lessons={not_covered} />}
      {passed?.notice_passed && <NoticePassed hours={passed.notice_passed} day={beginsAt(passed)} />}
    </>
  );
};

type Props = {
  readonly told: SeriesDates;
  /** Chosen since: what is told is of an earlier choice. */
  readonly asking: readonly string[] | null;
  readonly choose: (lessonIds: readonly string[]) => void;
  readonly onBooked: () => void;
};

export const DatesForm = ({ told, asking, choose, onBooked }: Props) => {
  const { rider } = useFamily();
  const canAct = useCanAct();
  const book = useBookDates();
  const open = told.dates.filter(({ reason }) => reason === null);
  const isAsking = asking !== null;
  const chosen = asking ?? told.dates.filter(wasChosen).map(idOf);
  const change = (date: SeriesDate, isWanted: boolean): void =>
    choose(isWanted ? [...chosen, idOf(date)] : chosen.filter((id) => id !== idOf(date)));
  const add = (): void =>
    book.mutate(
      { student_id: rider.studentId, lesson_date_time_ids: chosen },
      {
        onSuccess: () => {
          toast(
            t('{rider} has been booked for {count, plural, one {# lesson} other {# lessons}}.', {
              rider: rider.name,
              count: chosen.length,
            }),
          );
          onBooked();
        },
      },
    );
  if (open.length === 0) return <Notice tone="info">{t('None of these dates can be booked any more.')}</Notice>;
  return (
    <>
      <div className={buttons.buttons}>
        <Button wide disabled={chosen.length === open.length} onClick={() => choose(open.map(idOf))}>
          {t('Choose all {count}', { count: open.length })}
        </Button>
        <Button wide disabled={chosen.length === 0} onClick={() => choose([])}>
          {t('Choose none')}
        </Button>
      </div>
      <div>
        {told.dates.map((date) => (
          <DateChoice
            key={idOf(date)}
            date={date}
            checked={chosen.includes(idOf(date))}
            change={(isWanted) => change(date, isWanted)}
          />
        ))}
      </div>
      <Comes {...told} />
      {book.error && (
        <Notice tone="danger" role="alert">
          {asApiError(book.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="warning">{t('Booking needs a signal. Try again when you have one.')}</Notice>}
      <div className={styles.foot}>
        <Button
          wide
          look="primary"
          disabled={!canAct || isAsking || chosen.length === 0}
          busy={book.isPending}
          onClick={add}
        >
          {book.isPending
            ? t('Booking…')
            : t('Book {count, plural, one {# lesson} other {# lessons}}', { count: chosen.length })}
        </Button>
      </div>
    </>
  );
};
