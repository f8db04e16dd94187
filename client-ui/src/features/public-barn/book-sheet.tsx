import { readClaims } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { when, todayIn } from '../../format/dates';
import { isDay } from '../../format/is-day';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { ChooseRider } from './choose-rider';
import { publicLessonsQuery } from './public-lessons';
import { publicWeek } from './public-week';

type Props = {
  readonly publicId: string;
  readonly lessonId: string;
  readonly zone: string;
  /** Whoever is new may write to the barn. */
  readonly takesEnquiries: boolean;
};

/** Its address is the page's with the lesson, so that the sign-in leads back to it. F06 */
export const BookSheet = ({ publicId, lessonId, zone, takesEnquiries }: Props) => {
  const [search] = useSearchParams();
  const { pathname, search: asked } = useLocation();
  const navigate = useNavigate();
  const day = search.get('day');
  const { from } = publicWeek(isDay(day) ? day : search.get('from'), todayIn(zone));
  const lessons = useQuery(publicLessonsQuery(publicId, from));
  const claims = readClaims();
  const close = (): void => {
    const rest = new URLSearchParams(search);
    rest.delete('lesson');
    void navigate({ pathname, search: String(rest) }, { replace: true });
  };
  return (
    <Sheet title="Book this lesson" onClose={close}>
      <Loaded query={lessons}>
        {(all) => {
          const lesson = all.find(
            ({ id, has_spots, can_wait }) => id === lessonId && (has_spots === 1 || can_wait === 1),
          );
          if (!lesson) return <Notice tone="info">No spots available for this lesson</Notice>;
          return (
            <>
              <p>
                <strong>{lesson.title}</strong>
                <br />
                {when(lesson.scheduled_date, lesson.scheduled_starttime)}
                {lesson.instructor_name && ` with ${lesson.instructor_name}`}
              </p>
              {lesson.can_wait === 1 && <p>It is full. Who waits is told by mail when it is their turn.</p>}
              {claims?.user_type_code === 'STU' ? (
                <ChooseRider
                  {...{ publicId, lessonId, close }}
                  waits={lesson.can_wait === 1}
                  familyId={claims.user_person_id}
                />
              ) : (
                <>
                  <p>
                    Families of the barn book after signing in.{' '}
                    {takesEnquiries ? (
                      <Link to={`/public/${publicId}/ask`}>New here? Ask us, or come for a trial lesson.</Link>
                    ) : (
                      'New here? Ask the barn for an account.'
                    )}
                  </p>
                  <ButtonLink wide look="primary" to={`/login?next=${encodeURIComponent(pathname + asked)}`}>
                    Sign in to book
                  </ButtonLink>
                </>
              )}
            </>
          );
        }}
      </Loaded>
    </Sheet>
  );
};
