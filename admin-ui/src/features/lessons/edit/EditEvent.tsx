import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { useLesson } from '@/data/requests/lesson';
import { SidePanel } from '@/ui/SidePanel';
import { Unanswered } from '@/ui/states';
import { LessonPanel } from './LessonPanel';
import '../lessons.css';
import './edit.css';

const HorseBesideLesson = lazy(() => import('@/features/horses/home/HorseBesideLesson'));

type BesideLessonProps = { readonly at: (id: string, tab: string) => string; readonly onClose: () => void };

type EditEventProps = {
  readonly onClose: () => void;
  /** The address of this lesson, below which its dialogs live. */
  readonly path: (sub: string) => string;
  /** A rider's page: clients stand above lessons, so whoever opens the lesson brings it along. */
  readonly ClientPage: ComponentType<BesideLessonProps>;
};

/** The lesson, or in its place the page of a rider or a horse in it. R086 R087 */
export default function EditEvent({ onClose, path, ClientPage }: EditEventProps) {
  const { hid = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useLesson(hid);
  const back = () => void navigate(path(''));
  const waiting = (
    <SidePanel title="Lesson" onClose={onClose}>
      <Unanswered error={error} refetch={refetch} rows={7} label="Loading the lesson" />
    </SidePanel>
  );
  return (
    <Suspense fallback={waiting}>
      <Routes>
        <Route
          path="clientprofile/:personId/*"
          element={<ClientPage at={(id, tab) => path(`/clientprofile/${id}/${tab}`)} onClose={back} />}
        />
        <Route
          path="horsehome/:horseId/*"
          element={<HorseBesideLesson at={(id, tab) => path(`/horsehome/${id}/${tab}`)} onClose={back} />}
        />
        <Route
          path="*"
          element={data ? <LessonPanel key={hid} one={data} reload={refetch} {...{ onClose, path }} /> : waiting}
        />
      </Routes>
    </Suspense>
  );
}
