import Button from '@mui/material/Button';
import type { Columns } from './events';

/** A week with much at once offers columns by itself. */
export const ColumnsOffer = ({ most, onChoose }: { most: number; onChoose: (by: Columns) => void }) => (
  <p className="row middle wrap gap-2 warning">
    Up to {most} lessons at once. Columns by
    {(['staff', 'location'] as const).map((by) => (
      <Button key={by} size="small" variant="outlined" onClick={() => onChoose(by)}>
        {by}
      </Button>
    ))}
  </p>
);
