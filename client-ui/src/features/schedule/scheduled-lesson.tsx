import { t } from '../../i18n/t';
import { useFamily } from '../../family/family-context';
import { LessonRow } from '../../components/lesson-row';
import type { ClientLesson } from '../../requests/client-lesson';
import { ButtonLink } from '../../ui/button';
import { openedHere } from '../../ui/use-close-sheet';
import { beginsAt } from '../../format/lesson-time';

export const ScheduledLesson = ({ lesson }: { readonly lesson: ClientLesson }) => {
  const { barn, base } = useFamily();
  const page = `${base}/lessons`;
  return (
    <LessonRow lesson={lesson} page={page} showNotes={barn.show_general_lesson_notes_on_client_page === 1}>
      {lesson.can_cancel === 1 && (
        <ButtonLink
          look="plain"
          to={`${page}/modalCancel/${lesson.lesson_person_id}`}
          state={openedHere}
          aria-label={t('Cancel {lesson} on {when}', { lesson: lesson.title, when: beginsAt(lesson) })}
        >
          {t('Cancel…')}
        </ButtonLink>
      )}
    </LessonRow>
  );
};
