import { useSearchParams } from 'react-router-dom';
import { t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';
import { State } from '../../ui/state';
import { BarnWeek } from './barn-week';
import { BookSheet } from './book-sheet';
import { PublicPage } from './public-page';

const withLesson = (search: URLSearchParams, lessonId: string): string => {
  const next = new URLSearchParams(search);
  next.set('lesson', lessonId);
  return `?${next}`;
};

/** Lessons with spots; choosing one leads over the sign-in to a place in it, or strangers to a form that asks for one. R144 F06 */
const PublicBookPage = () => {
  const [search] = useSearchParams();
  const lessonId = search.get('lesson');
  return (
    <PublicPage>
      {(publicId, barn) =>
        barn.can_book === 1 || barn.guests_ask === 1 ? (
          <>
            <BarnWeek
              {...{ publicId, barn }}
              of={t('Lessons with spots')}
              lists={(lesson) => lesson.has_spots === 1 || (barn.can_book === 1 && lesson.can_wait === 1)}
              book={(lesson) => withLesson(search, lesson.id)}
            />
            {lessonId && (
              <BookSheet
                key={lessonId}
                {...{ publicId, lessonId }}
                zone={barn.time_zone}
                takesEnquiries={barn.takes_enquiries === 1}
                canBook={barn.can_book === 1}
                guestsAsk={barn.guests_ask === 1}
              />
            )}
          </>
        ) : (
          <State title={t('The barn books lessons for you')}>
            <ButtonLink to={`/public/${publicId}`}>{t('See the lessons')}</ButtonLink>
          </State>
        )
      }
    </PublicPage>
  );
};

export default PublicBookPage;
