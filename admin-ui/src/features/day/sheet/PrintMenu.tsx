import PrintIcon from '@mui/icons-material/PrintOutlined';
import type { Filters } from '@/ui/filters/filters';
import { toWire } from '@/ui/filters/filters';
import { useDaySheetPdf, type DaySheetPdf } from '@/data/requests/day-sheet-pdf';
import { HeadWords } from '@/ui/HeadButton';
import { MenuButton } from '@/ui/MenuButton';
import { useSay } from '@/ui/use-say';

const orders: readonly DaySheetPdf['by'][] = ['lesson', 'horse', 'instructor'];
const papers: readonly DaySheetPdf['paper'][] = ['A4', 'Letter'];

export const PrintMenu = ({ day, filters }: { day: string; filters: Filters }) => {
  const { mutate, isPending } = useDaySheetPdf();
  const say = useSay();
  const entries = papers.flatMap((paper) =>
    orders.map((by) => ({
      key: `${paper}-${by}`,
      label: `By ${by}, ${paper}`,
      onClick: () =>
        mutate({ dbday: day, by, paper, filters: toWire(filters) }, { onError: (error) => say.refused(error) }),
    })),
  );
  return (
    <MenuButton
      label="Print the day sheet"
      className="head-button"
      entries={entries}
      icon={<PrintIcon fontSize="small" />}
    >
      <HeadWords>{isPending ? 'Preparing…' : 'Print'}</HeadWords>
    </MenuButton>
  );
};
