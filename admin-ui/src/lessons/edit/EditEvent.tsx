import { useState } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { barnCancelReasons } from '@leadline/api-client';
import { placesOf, titleOf } from '@/day/roster';
import { hasBegun, useCompletion } from '@/day/use-completion';
import { FoldedHistory } from '@/history/FoldedHistory';
import { useAccess } from '@/providers/use-access';
import { useLesson, type OneLesson } from '@/requests/lesson';
import { SidePanel } from '@/ui/SidePanel';
import { Failed, Loading } from '@/ui/states';
import { Tag } from '@/ui/Tag';
import { ReachChoice, type Reach } from '../Reach';
import { CancelLessonDialog } from '../cancel/CancelLessonDialog';
import { CancelStudentDialog } from '../cancel/CancelStudentDialog';
import { StaleLessonNotice } from '../stale/StaleLessonNotice';
import { useStaleLesson } from '../stale/use-stale-lesson';
import { ClientsPanel } from './ClientsPanel';
import { EditingContext, type Editing } from './edit-context';
import {
  ExtraStaffPanel,
  HorsesPanel,
  LocationPanel,
  NotesPanel,
  SectionPanel,
  StaffPanel,
  TitlePanel,
} from './panels';
import { WhenPanel } from './WhenPanel';
import '../lessons.css';
import './edit.css';

/** What happens to a lesson is told in sentences, not by its fields. */
const noLabels = {};

type EditEventProps = {
  readonly onClose: () => void;
  /** The address of this lesson, below which its dialogs live. */
  readonly path: (sub: string) => string;
};

const State = ({ one: { lesson } }: { one: OneLesson }) => {
  const reason = barnCancelReasons.find(({ code }) => code === lesson.barn_cancel_reason)?.label;
  return (
    <p className="edit-state">
      {lesson.lesson_is_cancelled === 1 && <Tag tone="plain">{reason ? `Barn Cancel: ${reason}` : 'Barn Cancel'}</Tag>}
      {lesson.lesson_status_code === 'COM' && <Tag tone="success">Completed</Tag>}
      <span className="muted">{placesOf(lesson)} booked</span>
    </p>
  );
};

const Actions = ({ one, onCancel }: { one: OneLesson; onCancel: () => void }) => {
  const { lesson } = one;
  const { canCall } = useAccess();
  const { complete, reopen, isPending } = useCompletion(one);
  const isHeld = lesson.lesson_status_code === 'COM';
  if (lesson.lesson_is_cancelled === 1) return null;
  return (
    <>
      {canCall('lessons/cancel') && (
        <Button variant="outlined" color="error" onClick={onCancel}>
          Cancel lesson…
        </Button>
      )}
      {canCall('lesson_people/markLessonCompleted') && (isHeld || hasBegun(lesson)) && (
        <Button variant={isHeld ? 'outlined' : 'contained'} disabled={isPending} onClick={isHeld ? reopen : complete}>
          {isHeld ? 'Not completed after all' : 'Mark all present'}
        </Button>
      )}
    </>
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

const OpenLesson = ({
  one,
  onClose,
  path,
  reload,
}: EditEventProps & { one: OneLesson; reload: () => Promise<unknown> }) => {
  const navigate = useNavigate();
  const [reach, setReach] = useState<Reach>('one');
  const { stale, guard, settle } = useStaleLesson();
  const [cancelling, setCancelling] = useState(false);
  // Panels begin anew after a reload, so that none keeps what it had read before.
  const [generation, setGeneration] = useState(0);
  const editing: Editing = {
    one,
    reach,
    guard,
    onClose,
    cancelStudent: (id) => void navigate(path(`/modalCancel/${id}/cal`)),
  };
  const takeCurrent = async () => {
    await reload();
    settle();
    setGeneration(generation + 1);
  };
  return (
    <EditingContext value={editing}>
      <SidePanel
        title={titleOf(one.lesson)}
        onClose={onClose}
        footer={<Actions one={one} onCancel={() => setCancelling(true)} />}
      >
        <State one={one} />
        {stale && <StaleLessonNotice stale={stale} onSettled={() => void takeCurrent()} />}
        {one.lesson.is_recuring === 1 && one.lesson.lesson_is_cancelled !== 1 && (
          <ReachChoice reach={reach} onChoose={setReach} />
        )}
        <div key={generation} className="edit-panels">
          <WhenPanel />
          <SectionPanel />
          <TitlePanel />
          <StaffPanel />
          <ExtraStaffPanel />
          <LocationPanel />
          <ClientsPanel />
          <HorsesPanel />
          <NotesPanel />
        </div>
        <FoldedHistory record="lesson" id={one.lesson.id} labels={noLabels} />
      </SidePanel>
      {cancelling && <CancelLessonDialog one={one} onClose={() => setCancelling(false)} />}
      <Routes>
        <Route
          path="modalCancel/:lpid/:where"
          element={<CancelStudentRoute one={one} onClose={() => void navigate(path(''))} />}
        />
        <Route path="*" element={null} />
      </Routes>
    </EditingContext>
  );
};

export default function EditEvent(props: EditEventProps) {
  const { hid = '' } = useParams();
  const { data, error, isError, refetch } = useLesson(hid);
  if (data) return <OpenLesson key={hid} one={data} reload={refetch} {...props} />;
  return (
    <SidePanel title="Lesson" onClose={props.onClose}>
      {isError ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <Loading rows={7} label="Loading the lesson" />
      )}
    </SidePanel>
  );
}
