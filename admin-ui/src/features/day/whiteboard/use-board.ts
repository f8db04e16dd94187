import { useState } from 'react';
import { useHorseMoves } from '@/features/lessons/horses/use-horse-moves';
import { useAccess } from '@/data/providers/use-access';
import { useHorseWarnings } from '@/data/requests/lesson-warnings';
import type { Hand, Lifted } from './lifted';

/** Lifts a horse and gives it to a rider: by click, by drag and by keyboard it is the same. */
export const useBoardHand = (day: string, { warnings, work }: Pick<Hand, 'warnings' | 'work'>): Hand => {
  const { canCall } = useAccess();
  const { assign, move } = useHorseMoves();
  const [lifted, lift] = useState<Lifted | null>(null);
  const against = useHorseWarnings(day, lifted?.horse.id ?? null);
  return {
    lifted,
    lift,
    warnings,
    against,
    work,
    mayAssign: canCall('lesson_people/updateHorseInStudentLesson'),
    give: (to) => {
      if (!lifted) return;
      lift(null);
      if (lifted.from) move(lifted.from, to);
      else if (to.horse_id !== lifted.horse.id) void assign(to, lifted.horse);
    },
  };
};
