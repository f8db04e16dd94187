import { useState } from 'react';
import { useHorseMoves } from '@/day-sheet/use-horse-moves';
import { useAccess } from '@/providers/use-access';
import type { Hand, Lifted } from './lifted';

/** Lifts a horse and gives it to a rider: by click, by drag and by keyboard it is the same. */
export const useBoardHand = ({ warnings, work }: Pick<Hand, 'warnings' | 'work'>): Hand => {
  const { canCall } = useAccess();
  const { assign, move } = useHorseMoves();
  const [lifted, lift] = useState<Lifted | null>(null);
  return {
    lifted,
    lift,
    warnings,
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
