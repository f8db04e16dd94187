import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useAccess } from '@/data/providers/use-access';
import { useActiveStaff, useChooseColour, useColours, type StaffRecord } from '@/data/requests/staff';
import { ColourSwatch } from '@/features/staff/list/ColourSwatch';
import { Tick } from '@/ui/Tick';
import { useSay } from '@/ui/use-say';
import { useStaff } from './staff-context';

/** Who has which colour already; whose page it is, is left out. */
const useTaken = ({ id }: StaffRecord): ReadonlyMap<string, string> => {
  const { data: all = [] } = useActiveStaff();
  const taken = new Map<string, string>();
  for (const { id: other, color_id, name } of all)
    if (color_id && other !== id) taken.set(color_id, [taken.get(color_id), name].filter(Boolean).join(', '));
  return taken;
};

const useChoose = (staff: StaffRecord) => {
  const { mutateAsync } = useChooseColour();
  const say = useSay();
  const set = (color: string | null) => mutateAsync({ id: staff.id, color });
  const takeBack = () => void say.after(set(staff.color_id), () => say.done('Undone'));
  return (color: string | null) =>
    void say.after(set(color), ({ color_name, warnings }) =>
      say.done(color_name ? `The colour of ${staff.name} is ${color_name} now` : `${staff.name} has no colour now`, {
        warnings,
        undo: takeBack,
      }),
    );
};

/** The colour in the calendar; says which ones are taken and by whom. R034 */
export const ColourPicker = () => {
  const { staff } = useStaff();
  const { canCall } = useAccess();
  const { data: colours = [] } = useColours();
  const taken = useTaken(staff);
  const choose = useChoose(staff);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = useId();
  const choice = (color: string | null) => ({
    role: 'menuitemradio',
    'aria-checked': color === staff.color_id,
    selected: color === staff.color_id,
    className: 'staff-colour-choice',
    onClick: () => {
      setAnchor(null);
      if (color !== staff.color_id) choose(color);
    },
  });
  const tick = (color: string | null) => (
    <span className="staff-colour-tick">{color === staff.color_id && <Tick />}</span>
  );
  return (
    <section className="staff-colour stack gap-2 from-left" aria-labelledby={label}>
      <h2 id={label}>Colour in the calendar</h2>
      <ColourSwatch row={staff} />
      {canCall('instructors/updateColor') && (
        <>
          <Button
            variant="outlined"
            size="small"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            {staff.color_id ? 'Change colour' : 'Choose colour'}
          </Button>
          <Menu
            open={anchor !== null}
            anchorEl={anchor}
            onClose={() => setAnchor(null)}
            slotProps={{ list: { 'aria-label': 'Colour in the calendar' } }}
          >
            {colours.map((colour) => (
              <MenuItem key={colour.id} {...choice(colour.id)}>
                {tick(colour.id)}
                <ColourSwatch row={colour} />
                <span className="muted">{taken.get(colour.id)}</span>
              </MenuItem>
            ))}
            <MenuItem {...choice(null)}>{tick(null)} No colour</MenuItem>
          </Menu>
        </>
      )}
    </section>
  );
};
