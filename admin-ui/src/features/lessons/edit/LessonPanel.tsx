import { useState } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { barnCancelReasons } from '@leadline/api-client';
import { placesOf, titleOf } from '@/data/day/roster';
import { FoldedHistory } from '@/ui/history/FoldedHistory';
import { QuickPay } from '@/features/money/QuickPay';
import type { OneLesson } from '@/data/requests/lesson';
import { SidePanel } from '@/ui/SidePanel';
import { Tag } from '@/ui/Tag';
import { ReachChoice, type Reach } from '../Reach';
import { CancelStudentDialog } from '../cancel/CancelStudentDialog';
import { SessionLink } from '../session/SessionLink';
import { StaleLessonNotice } from '../stale/StaleLessonNotice';
import { useStaleLesson } from '../stale/use-stale-lesson';
import { ClientHorseDetail } from './ClientHorseDetail';
import { ClientsPanel } from './ClientsPanel';
import { EditingContext, type Editing } from './edit-context';
import { ExtraStaffPanel } from './ExtraStaffPanel';
import { HorsesPanel } from './HorsesPanel';
import { LessonActions } from './LessonActions';
import { LocationPanel, NotesPanel, SectionPanel, StaffPanel, TitlePanel } from './panels';
import { WhenPanel } from './WhenPanel';

/** What happens to a lesson is told in sentences, not by its fields. */
const noLabels = {};

const State = ({ one: { lesson } }: { one: OneLesson }) => {
  const reason = barnCancelReasons.find(({ code }) => code === lesson.barn_cancel_reason)?.label;
  return (
    <p className="edit-state row middle wrap gap-2">
      {lesson.lesson_is_cancelled === 1 && <Tag tone="plain">{reason ? `Barn Cancel: ${reason}` : 'Barn Cancel'}</Tag>}
      {lesson.lesson_status_code === 'COM' && <Tag tone="success">Completed</Tag>}
      <span className="muted">{placesOf(lesson)} booked</span>
      <SessionLink lesson={lesson} />
    </p>
  );
};

const CancelStudentRoute = ({ one, onClose }: { one: OneLesson; onClose: () => void }) => {
  const { lpid } = useParams();
  const student = one.students.find(({ id }) => id === lpid);
  if (!student) return null;
  const { lesson } = one;
  return (
    <CancelStudentDialog
      student={student}
      lesson={{ title: titleOf(lesson), day: lesson.scheduled_date, time: lesson.scheduled_starttime }}
      onClose={onClose}
    />
  );
};

type LessonPanelProps = {
  readonly one: OneLesson;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly path: (sub: string) => string;
};

/** One lesson with all that can be changed in it; how far a change goes is asked anew whenever it is opened. R083 */
export const LessonPanel = ({ one, onClose, path, reload }: LessonPanelProps) => {
  const navigate = useNavigate();
  const [reach, setReach] = useState<Reach>('one');
  const { stale, guard, settle } = useStaleLesson();
  const [when, setWhen] = useState<Editing['when']>('shown');
  // Panels begin anew after a reload, so that none keeps what it had read before.
  const [generation, setGeneration] = useState(0);
  const editing: Editing = {
    one,
    reach,
    guard,
    onClose,
    cancelStudent: (id) => void navigate(path(`/modalCancel/${id}/cal`)),
    when,
    setWhen,
    path,
  };
  const takeCurrent = async () => {
    await reload();
    settle();
    setGeneration(generation + 1);
  };
  return (
    <EditingContext value={editing}>
      <SidePanel title={titleOf(one.lesson)} onClose={onClose} footer={<LessonActions />}>
        <State one={one} />
        {stale && <StaleLessonNotice stale={stale} onSettled={() => void takeCurrent()} />}
        {one.lesson.is_recuring === 1 && one.lesson.lesson_is_cancelled !== 1 && (
          <div className="edit-reach">
            <ReachChoice reach={reach} onChoose={setReach} />
          </div>
        )}
        <div key={generation} className="stack one-column">
          <WhenPanel />
          <SectionPanel />
          <TitlePanel />
          <StaffPanel />
          <ExtraStaffPanel />
          <LocationPanel />
          <ClientsPanel />
          <HorsesPanel />
          <NotesPanel />
          <ClientHorseDetail />
        </div>
        <FoldedHistory record="lesson" id={one.lesson.id} labels={noLabels} />
      </SidePanel>
      <Routes>
        <Route
          path="modalCancel/:lpid/:where"
          element={<CancelStudentRoute one={one} onClose={() => void navigate(path(''))} />}
        />
        <Route path="manual/:lpid" element={<QuickPay one={one} onClose={() => void navigate(path(''))} />} />
        <Route path="*" element={null} />
      </Routes>
    </EditingContext>
  );
};
