import { readClaims } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { when, todayIn } from '../../format/dates';
import { isDay } from '../../format/is-day';
import { t } from '../../i18n/t';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { ChooseRider } from './choose-rider';
import { publicLessonsQuery } from './public-lessons';
import { publicWeek } from './public-week';
import { StrangersWay } from './strangers-way';

type Props = {
  readonly publicId: string;
  readonly lessonId: string;
  readonly zone: string;
  /** Whoever is new may write to the barn. */
  readonly takesEnquiries: boolean;
  /** Families book themselves. */
  readonly canBook: boolean;
  /** Whoever has no account may ask for a place. */
  readonly guestsAsk: boolean;
};

/** Its address is the page's with the lesson, so that the sign-in leads back to it. F06 */
export const BookSheet = ({ publicId, lessonId, zone, takesEnquiries, canBook, guestsAsk }: Props) => {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const day = search.get('day');
  const { from } = publicWeek(isDay(day) ? day : search.get('from'), todayIn(zone));
  const lessons = useQuery(publicLessonsQuery(publicId, from));
  const claims = readClaims();
  const familyId = claims?.user_type_code === 'STU' ? claims.user_person_id : null;
  const close = (): void => {
    const rest = new URLSearchParams(search);
    rest.delete('lesson');
    void navigate({ pathname, search: String(rest) }, { replace: true });
  };
  return (
    <Sheet title={t('Book this lesson')} onClose={close}>
      <Loaded query={lessons}>
        {(all) => {
          const lesson = all.find(
            ({ id, has_spots, can_wait }) => id === lessonId && (has_spots === 1 || can_wait === 1),
          );
          if (!lesson) return <Notice tone="info">{t('No spots available for this lesson')}</Notice>;
          return (
            <>
              <p>
                <strong>{lesson.title}</strong>
                <br />
                {when(lesson.scheduled_date, lesson.scheduled_starttime)}
                {lesson.instructor_name && ` ${t('with {name}', { name: lesson.instructor_name })}`}
              </p>
              {lesson.can_wait === 1 && <p>{t('It is full. Who waits is told by mail when it is their turn.')}</p>}
              {!familyId && (
                <StrangersWay
                  {...{ publicId, lessonId, canBook, takesEnquiries }}
                  mayAsk={guestsAsk && lesson.has_spots === 1}
                />
              )}
              {familyId && canBook && (
                <ChooseRider {...{ publicId, lessonId, close, familyId }} waits={lesson.can_wait === 1} />
              )}
              {familyId && !canBook && <Notice tone="info">{t('The barn books lessons for you.')}</Notice>}
            </>
          );
        }}
      </Loaded>
    </Sheet>
  );
};
