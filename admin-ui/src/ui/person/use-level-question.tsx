import { useState, type ReactNode } from 'react';
import { useAccess } from '@/data/providers/use-access';
import { useOptions } from '@/data/requests/options';
import type { MenuEntry } from '@/ui/MenuButton';
import { LevelQuestion } from './LevelQuestion';

type Rider = { readonly student_id: string | null; readonly name: string };

/** The level of a rider wherever one stands; nothing where the barn has no levels. */
export const useLevelQuestion = ({ student_id, name }: Rider): { menu: readonly MenuEntry[]; question: ReactNode } => {
  const [asking, setAsking] = useState(false);
  const { level } = useOptions();
  const { canCall } = useAccess();
  if (level.length === 0 || !student_id || !canCall('rider_levels/propose')) return { menu: [], question: null };
  const label = canCall('rider_levels/confirm') ? 'Change level…' : 'Propose level…';
  return {
    menu: [{ key: 'level', label, onClick: () => setAsking(true) }],
    question: asking && <LevelQuestion rider={{ studentId: student_id, name }} onClose={() => setAsking(false)} />,
  };
};
