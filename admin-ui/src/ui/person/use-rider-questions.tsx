import { useState, type ReactNode } from 'react';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useOptions } from '@/data/requests/options';
import type { MenuEntry } from '@/ui/MenuButton';
import { EmergencyDialog } from './EmergencyDialog';
import { LevelQuestion } from './LevelQuestion';
import { ProgressDialog } from './ProgressDialog';

type Rider = { readonly student_id: string | null; readonly name: string };
type Asked = 'emergency' | 'level' | 'progress';

const dialogs = { emergency: EmergencyDialog, level: LevelQuestion, progress: ProgressDialog };

/** Emergency card, progress and level of a rider wherever one stands; nothing of what the barn does not keep. */
export const useRiderQuestions = ({ student_id, name }: Rider): { menu: readonly MenuEntry[]; question: ReactNode } => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { level } = useOptions();
  const { keeps_emergency_cards } = useBarn();
  const { canCall } = useAccess();
  if (!student_id) return { menu: [], question: null };
  const entry = (key: Asked, label: string): MenuEntry => ({ key, label, onClick: () => setAsked(key) });
  const hasCards = keeps_emergency_cards === 1 && canCall('emergency_cards/show');
  const hasLevels = level.length > 0 && canCall('rider_levels/propose');
  const Dialog = asked && dialogs[asked];
  return {
    menu: [
      ...(hasCards ? [entry('emergency', 'In an emergency…')] : []),
      ...(hasLevels
        ? [
            entry('progress', 'Progress…'),
            entry('level', canCall('rider_levels/confirm') ? 'Change level…' : 'Propose level…'),
          ]
        : []),
    ],
    question: Dialog && <Dialog rider={{ studentId: student_id, name }} onClose={() => setAsked(null)} />,
  };
};
