import { lazy, Suspense, useState } from 'react';
import RangeIcon from '@mui/icons-material/DateRangeOutlined';
import type { Day } from '@/data/time/day';
import { MenuButton } from '@/ui/MenuButton';
import type { Open } from './CustomRange';
import { presets } from './presets';

// Not before somebody asks for it: forms are heavy, and the calendar is the first screen of many.
const CustomRange = lazy(() => import('./CustomRange'));

export const RangeMenu = ({ today, onOpen }: { today: Day; onOpen: Open }) => {
  const [custom, setCustom] = useState(false);
  const entries = [
    ...presets.map(({ name, open }) => ({
      key: name,
      label: name,
      onClick: () => onOpen({ ...open(today), until: null }),
    })),
    { key: 'custom', label: 'custom', onClick: () => setCustom(true) },
  ];
  return (
    <>
      <MenuButton label="Date range" entries={entries} icon={<RangeIcon fontSize="small" />}>
        Range
      </MenuButton>
      {custom && (
        <Suspense fallback={null}>
          <CustomRange today={today} onOpen={onOpen} onClose={() => setCustom(false)} />
        </Suspense>
      )}
    </>
  );
};
