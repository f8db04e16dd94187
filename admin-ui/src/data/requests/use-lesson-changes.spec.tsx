import { ReadableStream } from 'node:stream/web';
import { act, screen, waitFor } from '@testing-library/react';
import { openScreen } from '@/testing/staff';
import { useDeleteLesson, usePreviewDelete } from './delete-lesson';
import { useLessonsOfDay } from './lessons-of-day';
import { useLessonChanges } from './use-lesson-changes';

const Asked = () => {
  useLessonChanges();
  useLessonsOfDay('2026-11-24');
  const { preview } = usePreviewDelete({ id: 'l1' });
  const { mutate } = useDeleteLesson();
  return (
    <>
      <p>{preview?.sentence}</p>
      <button onClick={() => mutate({ id: 'l1' })}>Delete</button>
    </>
  );
};

const open = async () => {
  let say: (text: string) => void = () => undefined;
  const stream = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => void (say = (text) => controller.enqueue(new TextEncoder().encode(text))),
      }) as BodyInit,
    );
  const { calls } = openScreen(<Asked />, {
    answers: {
      'lessons/changes': stream,
      'lessons/index': () => ({ lessons: [], LessonStudents: [], LessonHorses: [], tasks: [] }),
      'lessons/previewDelete': () => ({ sentence: '1 event goes.' }),
      'lessons/delete': () => ({}),
    },
  });
  await screen.findByText('1 event goes.');
  const asked = (name: string) => calls.filter(({ path }) => path === name).length;
  await waitFor(() => expect([asked('lessons/changes'), asked('lessons/index')]).toEqual([1, 1]));
  const gone = { position: 9, lessonIds: ['l1'], kinds: ['scheduling.LessonDeleted'] };
  return { asked, hear: () => act(() => say(`id: 9\ndata: ${JSON.stringify(gone)}\n\n`)) };
};

describe('news of a lesson', () => {
  it('that somebody else changed asks anew what one is about to do', async () => {
    const { asked, hear } = await open();
    hear();
    await waitFor(() => expect([asked('lessons/index'), asked('lessons/previewDelete')]).toEqual([2, 2]));
  });

  it('that was changed here does not: it may be gone', async () => {
    const { asked, hear } = await open();
    act(() => screen.getByText('Delete').click());
    await waitFor(() => expect(asked('lessons/index')).toBe(2));
    hear();
    await waitFor(() => expect(asked('lessons/index')).toBe(3));
    expect(asked('lessons/previewDelete')).toBe(1);
  });
});
