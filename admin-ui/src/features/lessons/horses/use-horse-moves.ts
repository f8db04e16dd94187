import type { KeyboardEvent } from 'react';
import type { Ride } from '@/data/day/roster';
import { useAssignHorse } from '@/data/requests/assign-horse';
import type { LessonStudent, Warning } from '@/data/requests/types';
import { useSay } from '@/ui/use-say';
import { moveHorse, neighbour, type Assignment } from './horses';

type Horse = { readonly id: string; readonly name: string };

const words = (name: string, horse: string | null) => (horse ? `${name} rides ${horse}` : `${name} has no horse now`);

/** Assigning and moving horses: shown at once, taken back when refused, undone by one click. */
export const useHorseMoves = () => {
  const { mutateAsync } = useAssignHorse();
  const say = useSay();
  const apply = async (assignments: readonly Assignment[], back: readonly Assignment[], text: string) => {
    try {
      const warnings: Warning[] = [];
      let isKept = false;
      for (const assignment of assignments) {
        const answer = await mutateAsync(assignment);
        isKept ||= answer === null;
        // Two riders who change horses share one in between.
        warnings.push(
          ...(answer?.warnings ?? []).filter(
            ({ code }) => code !== 'horse_shared' || assignment === assignments.at(-1),
          ),
        );
      }
      // What is not saved yet stands at the rider, and in the banner.
      if (isKept) return;
      say.done(text, { undo: back.length > 0 ? () => void apply(back, [], 'Undone') : undefined, warnings });
    } catch (error) {
      say.refused(error);
    }
  };
  const was = ({ id, horse_id, assigned_to }: LessonStudent): Assignment => ({
    lesson_person_id: id,
    horse_id,
    horse_name: assigned_to,
  });
  const given = (student: LessonStudent, horse: Horse | null): Assignment => ({
    lesson_person_id: student.id,
    horse_id: horse?.id ?? null,
    horse_name: horse?.name ?? null,
  });
  const move = (from: LessonStudent, to: LessonStudent) => {
    const assignments = moveHorse(from, to);
    if (assignments.length === 0 || !from.horse_id) return;
    const touched = [from, to].filter(({ id }) => assignments.some(({ lesson_person_id }) => lesson_person_id === id));
    void apply(assignments, touched.map(was), words(to.name, from.assigned_to));
  };
  return {
    assign: (student: LessonStudent, horse: Horse | null) =>
      apply([given(student, horse)], [was(student)], words(student.name, horse?.name ?? null)),
    /** Several at once, undone by one click. */
    assignAll: (all: readonly { student: LessonStudent; horse: Horse | null }[], text: string) =>
      apply(
        all.map(({ student, horse }) => given(student, horse)),
        all.map(({ student }) => was(student)),
        text,
      ),
    move,
    /** Alt with ↑ or ↓ moves a rider's horse to the one above or below. */
    moveByArrows: (event: KeyboardEvent, ride: Ride, student: LessonStudent) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      const to = neighbour(ride, student, event.key === 'ArrowDown' ? 1 : -1);
      if (to) move(student, to);
    },
  };
};
