import { useState } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useDeletedLessons, type DeletedLesson } from '@/data/requests/deleted-lessons';
import { count } from '@/data/time/words';
import { CheckHead, CheckRow } from '@/features/day/bulk/CheckRow';
import { toggled, type Selection } from '@/features/day/bulk/selection';
import { whenOf } from '@/features/day/bulk/when-of';
import { TextInput } from '@/ui/form/inputs';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { inOneGo, moreOf, named, ridersOf } from './deleted-words';
import { RestoreQuestion } from './RestoreQuestion';
import './deleted.css';

/** As many as are brought back at once. */
const MOST = 400;

type Picked = {
  readonly selected: Selection;
  readonly onToggle: (lesson: DeletedLesson) => void;
};

const Rows = ({ lessons, selected, onToggle }: Picked & { lessons: readonly DeletedLesson[] }) => (
  <ul>
    {lessons.map((lesson) => (
      <CheckRow
        key={lesson.id}
        checked={selected.has(lesson.id)}
        onToggle={() => onToggle(lesson)}
        when={whenOf(lesson, true)}
        title={lesson.name}
        more={moreOf(lesson)}
        riders={ridersOf(lesson)}
      />
    ))}
  </ul>
);

const Choice = ({ lessons }: { lessons: readonly DeletedLesson[] }) => {
  const { time_zone } = useBarn();
  const [picked, setPicked] = useState<Selection>(new Set());
  const [asks, setAsks] = useState(false);
  const [q, setQ] = useState('');
  const chosen = lessons.filter(({ id }) => picked.has(id));
  const shown = named(lessons, q);
  const toggle = ({ id }: DeletedLesson) => setPicked((now) => toggled(now, id));
  const done = () => {
    setAsks(false);
    setPicked(new Set());
  };
  return (
    <>
      <TextInput label="Event or rider" type="search" value={q} onChange={setQ} />
      <CheckHead
        words={`${chosen.length} of ${lessons.length} selected`}
        onAll={() => setPicked(new Set([...picked, ...shown.map(({ id }) => id)]))}
        onNone={() => setPicked(new Set())}
      />
      {shown.length === 0 && <Empty title="No deleted event is called so" text="Another name shows more." />}
      {inOneGo(shown, time_zone).map(({ title, lessons: of }) => (
        <section key={title} className="check-list stack gap-2 one-column" aria-label={title}>
          <h2 className="deleted-when">{title}</h2>
          <Rows lessons={of} selected={picked} onToggle={toggle} />
        </section>
      ))}
      <div className="deleted-bar row middle wrap gap-3">
        <Button
          variant="contained"
          disabled={chosen.length === 0 || chosen.length > MOST}
          onClick={() => setAsks(true)}
        >
          {chosen.length === 0 ? 'Bring back…' : `Bring back ${count(chosen.length, 'event')}…`}
        </Button>
        {chosen.length > MOST && <span role="status">{`At most ${MOST} are brought back at once.`}</span>}
      </div>
      {asks && <RestoreQuestion chosen={chosen} onDone={done} onClose={() => setAsks(false)} />}
    </>
  );
};

const Deleted = () => {
  const { data, error, refetch } = useDeletedLessons();
  if (!data) return <Unanswered error={error} refetch={refetch} rows={8} label="Loading the deleted events" />;
  if (data.size === 0)
    return (
      <Empty
        title="Nothing was deleted in the last 30 days"
        text="Deleted events wait here for 30 days, to be brought back."
      />
    );
  return (
    <>
      {data.size > data.lessons.length && (
        <p className="muted">{`The latest ${data.lessons.length} of ${data.size} are shown.`}</p>
      )}
      <Choice lessons={data.lessons} />
    </>
  );
};

/** What was deleted lately, to be brought back. C23 */
export default function DeletedPage() {
  if (!useAccess().canCall('lessons/restore')) return <Forbidden />;
  return (
    <div className="page bulk deleted">
      <title>Deleted events – Leadline</title>
      <header>
        <h1>Deleted events</h1>
        <p className="muted">
          Of the last 30 days. What had been cancelled before does not come back, nor do notes and attendance.
        </p>
      </header>
      <Deleted />
    </div>
  );
}
